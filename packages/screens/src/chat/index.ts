export { ChatScreen, type ChatScreenProps } from './chat.tsx';
export { ChatPage, type ChatPageProps } from './chat-page.tsx';
export type { ChatStorage } from './chat-storage.ts';
export { chatMessages } from './messages.ts';
