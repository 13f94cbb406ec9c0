export {
  type Catalogue,
  defineMessages,
  type MessageDescriptor,
  type TextValues,
} from './messages.ts';
export {
  type FormatText,
  MessagesProvider,
  type MessagesProviderProps,
  useLocale,
  useText,
} from './messages-provider.tsx';
