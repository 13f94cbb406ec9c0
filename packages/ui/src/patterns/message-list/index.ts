export {
  type ChatMessage,
  type MessageCitation,
  MessageList,
  type MessageListProps,
} from './message-list.tsx';
