export { channelFromQuery } from './channel/channel.ts';
export { type Client, type ClientOptions, createClient } from './client/create-client.ts';
export {
  isApiError,
  isConnectionError,
  isResponseError,
  isSessionExpiredError,
  isTimeoutError,
} from './client/error-guards.ts';
export {
  ApiError,
  type CallInfo,
  CompanionError,
  ResponseError,
  SessionExpiredError,
} from './client/errors.ts';
export type { Language, PlatformSource } from './client/headers.ts';
export { paginate } from './client/paginate.ts';
export type { CallOptions, RequestHooks } from './client/request.ts';
export type * from './contract/index.ts';
export type { LogFailure } from './internal/log.ts';
export type { PageEvents, PageStorage } from './internal/page.ts';
export type { CooldownStore } from './login/cooldown.ts';
export {
  createLoginServices,
  type InternationalLoginServices,
  type LoginServices,
  type LoginServicesOptions,
} from './login/login-services.ts';
export type { CharacterCalls } from './resources/character.ts';
export type { ImCalls } from './resources/im.ts';
export type { QuestCalls } from './resources/quest.ts';
export type { UsersCalls } from './resources/users.ts';
export type { UtilsCalls } from './resources/utils.ts';
export type { VisitorCalls } from './resources/visitor.ts';
export { adoptSession } from './session/handed-session.ts';
export {
  createSessionStore,
  SESSION_STORAGE_KEY,
  type SessionState,
  type SessionStore,
  type SessionStoreOptions,
} from './session/session-store.ts';
export type { LoadScript } from './vendors/script.ts';
