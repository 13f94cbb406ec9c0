export { type ChatMessage, MessageList, type MessageListProps } from './message-list.tsx';
