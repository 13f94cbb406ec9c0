export { channelFromQuery } from './channel/channel.ts';
export { type Client, type ClientOptions, createClient } from './client/create-client.ts';
export { ApiError, MalformedResponse, SessionExpired } from './client/errors.ts';
export type { Language, PlatformSource } from './client/headers.ts';
export type { CallInfo, RequestHooks } from './client/request.ts';
export type * from './contract/index.ts';
export { type Device, readDevice } from './device/device.ts';
export { deviceIdentifier } from './device/device-identifier.ts';
export { isMobileUserAgent } from './device/mobile.ts';
export { DEVICE_HEADERS, isMobileRequest } from './device/mobile-request.ts';
export {
  type AdFacts,
  createDownloads,
  type Downloads,
  type DownloadsOptions,
} from './download/downloads.ts';
export { abortable } from './internal/abortable.ts';
export type { LogFailure } from './internal/log.ts';
export type { CooldownStore } from './login/cooldown.ts';
export {
  createLoginServices,
  type LoginServices,
  type LoginServicesOptions,
} from './login/login-services.ts';
export type { Clock } from './messaging/clock.ts';
export type { Conversation, ConversationSnapshot } from './messaging/conversation.ts';
export type { ConversationMessage } from './messaging/conversation-state.ts';
export {
  type ChatDrafts,
  createChatDrafts,
  createRefusals,
  type KeepUnsentOptions,
  keepUnsent,
  type Refusals,
  unsentText,
} from './messaging/drafts.ts';
export type { ConnectionState } from './messaging/keep-connection.ts';
export { createMessaging, type Messaging, type MessagingOptions } from './messaging/messaging.ts';
export {
  createSandboxMessaging,
  type MessagingSocket,
  type SandboxMessagingOptions,
} from './messaging/sandbox-transport.ts';
export type {
  Connection,
  ConnectionEvents,
  Handshake,
  IncomingFrame,
  MessagingTransport,
  OutgoingFrame,
} from './messaging/transport.ts';
export { createReloadGuard, type ReloadGuardOptions } from './release/reload-guard.ts';
export { type WatchBuildOptions, watchBuild } from './release/watch-build.ts';
export type { CharacterCalls } from './resources/character.ts';
export type { ImCalls } from './resources/im.ts';
export type { QuestCalls } from './resources/quest.ts';
export type { UsersCalls } from './resources/users.ts';
export type { UtilsCalls } from './resources/utils.ts';
export type { VisitorCalls } from './resources/visitor.ts';
export {
  createSessionStore,
  SESSION_STORAGE_KEY,
  type SessionState,
  type SessionStore,
  type SessionStoreOptions,
} from './session/session-store.ts';
export type { StorageArea, StorageKey, StorageKeyFamily, StorageOwner } from './storage/keys.ts';
export { memoryStorage } from './storage/memory-storage.ts';
export { pageStorage } from './storage/page-storage.ts';
export {
  createStorageRegistry,
  type StorageRegistry,
  type StorageRegistryOptions,
} from './storage/registry.ts';
export { createRemovalSentAt, type RemovalSentAt } from './storage/removal-sent-at.ts';
export { type StoredValue, storedValue } from './storage/stored-value.ts';
export type { StoryPath } from './story/story-progress.ts';
export {
  createStorySync,
  type StorySync,
  type StorySyncOptions,
  type StoryTurn,
} from './story/story-sync.ts';
export type { Analytics, EventParameters } from './vendors/analytics/analytics.ts';
export {
  type Collector,
  createDataFinder,
  type DataFinderOptions,
} from './vendors/analytics/datafinder.ts';
export {
  createSandboxAnalytics,
  type SandboxAnalyticsOptions,
} from './vendors/analytics/sandbox-analytics.ts';
export { trackLogins } from './vendors/analytics/track-logins.ts';
export {
  CaptchaError,
  type CaptchaOutcome,
  type CaptchaProvider,
  type OverlayCaptchaProvider,
  type SliderCaptchaProvider,
} from './vendors/captcha/captcha.ts';
export { createGeetest, type GeetestOptions } from './vendors/captcha/geetest.ts';
export { createSandboxSlider } from './vendors/captcha/sandbox-slider.ts';
export type { DeepLink } from './vendors/deep-link/deep-link.ts';
export { createOpenInstall, type OpenInstallOptions } from './vendors/deep-link/openinstall.ts';
export {
  createSandboxDeepLink,
  type SandboxDeepLinkOptions,
} from './vendors/deep-link/sandbox-deep-link.ts';
export { lookUpIp } from './vendors/ip/ip.ts';
export type { LoadScript } from './vendors/script.ts';
