export { ChatScreen, type ChatScreenProps } from './chat.tsx';
