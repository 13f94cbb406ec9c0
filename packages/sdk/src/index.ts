export { channelFromQuery, DEFAULT_CHANNEL, safeChannel } from './channel/channel.ts';
export { type Client, type ClientOptions, createClient } from './client/create-client.ts';
export { ApiError, MalformedResponse, SessionExpired } from './client/errors.ts';
export type { Language, PlatformSource } from './client/headers.ts';
export { API_TIMEOUT_MS, type CallInfo, type RequestHooks } from './client/request.ts';
export type * from './contract/index.ts';
export { type Device, readDevice } from './device/device.ts';
export { deviceIdentifier } from './device/device-identifier.ts';
export { isMobileUserAgent } from './device/mobile.ts';
export { type Cooldown, createCooldown } from './login/cooldown.ts';
export {
  createLoginServices,
  type LoginServices,
  type LoginServicesOptions,
} from './login/login-services.ts';
export type { CharacterCalls } from './resources/character.ts';
export type { ImCalls } from './resources/im.ts';
export type { QuestCalls } from './resources/quest.ts';
export type { UsersCalls } from './resources/users.ts';
export type { UtilsCalls } from './resources/utils.ts';
export type { VisitorCalls } from './resources/visitor.ts';
export { pageStorage } from './session/page-storage.ts';
export {
  createSessionStore,
  SESSION_STORAGE_KEY,
  type SessionState,
  type SessionStore,
  type SessionStoreOptions,
} from './session/session-store.ts';
export {
  CaptchaError,
  type CaptchaOutcome,
  type CaptchaProvider,
  type OverlayCaptcha,
  type SliderCaptcha,
} from './vendors/captcha/captcha.ts';
export { createGeetest, type GeetestOptions } from './vendors/captcha/geetest.ts';
export { createSandboxSlider } from './vendors/captcha/sandbox-slider.ts';
