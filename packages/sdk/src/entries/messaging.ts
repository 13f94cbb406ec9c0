export type { Clock } from '../messaging/clock.ts';
export type { Conversation, ConversationSnapshot } from '../messaging/conversation.ts';
export type { ConversationMessage } from '../messaging/conversation-message.ts';
export {
  type ChatDrafts,
  createChatDrafts,
  createRefusals,
  type KeepUnsentOptions,
  keepUnsent,
  type Refusals,
  unsentText,
} from '../messaging/drafts.ts';
export {
  createGuestTalks,
  type GuestConversation,
  type GuestSnapshot,
  type GuestTalks,
  type GuestTalksOptions,
  type Unsent,
} from '../messaging/guest-talks.ts';
export { hasGuestTalks } from '../messaging/has-guest-talks.ts';
export { createHttpMessaging, type HttpMessagingOptions } from '../messaging/http-transport.ts';
export type { ConnectionState } from '../messaging/keep-connection.ts';
export { createMessaging, type Messaging, type MessagingOptions } from '../messaging/messaging.ts';
export type {
  Connection,
  ConnectionEvents,
  Handshake,
  IncomingFrame,
  MessagingTransport,
  OutgoingFrame,
} from '../messaging/transport.ts';
export {
  createWebSocketMessaging,
  type MessagingSocket,
  type WebSocketMessagingOptions,
} from '../messaging/websocket-transport.ts';
