export { ChatScreen, type ChatScreenProps } from './chat.tsx';
export { ChatPage, type ChatPageProps } from './chat-page.tsx';
export type { ChatStorage, Conversation, GuestConversation } from './conversation.ts';
export { chatMessages } from './messages.ts';
