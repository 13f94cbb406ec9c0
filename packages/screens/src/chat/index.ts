export { ChatScreen, type ChatScreenProps } from './chat.tsx';
export { chatMessages } from './messages.ts';
