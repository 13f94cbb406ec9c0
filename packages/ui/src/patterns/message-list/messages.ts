import { defineMessages } from '../../i18n/index.ts';

export const messageListMessages = defineMessages({
  label: {
    id: 'ui.chat.label',
    defaultMessage: '和{name}的对话',
    description: 'Accessible name of the list of messages',
  },
  visitor: {
    id: 'ui.chat.visitor',
    defaultMessage: '我',
    description: 'Author of a message: the visitor. For screen readers, before the message',
  },
  said: {
    id: 'ui.chat.said',
    defaultMessage: '{name}：{text}',
    description: 'Announcement of a complete reply of the companion, for screen readers',
  },
  cut: {
    id: 'ui.chat.cut',
    defaultMessage: '没有说完',
    description: 'Below a reply that ended before it was complete',
  },
  typing: {
    id: 'ui.chat.typing',
    defaultMessage: '{name}正在想……',
    description: 'Typing indicator: the companion is about to reply',
  },
  sending: {
    id: 'ui.chat.sending',
    defaultMessage: '发送中……',
    description: 'Under a message that the server has not confirmed yet',
  },
  failed: {
    id: 'ui.chat.failed',
    defaultMessage: '没发出去',
    description: 'Under a message that could not be sent',
  },
  resend: {
    id: 'ui.chat.resend',
    defaultMessage: '重新发送',
    description: 'Button beside a message that could not be sent',
  },
  sources: {
    id: 'ui.chat.sources',
    defaultMessage: '出自',
    description: 'Label before the articles that a reply is based on',
  },
  earlier: {
    id: 'ui.chat.earlier',
    defaultMessage: '更早的消息',
    description: 'Button at the start of a conversation that loads earlier messages',
  },
  earlierFailed: {
    id: 'ui.chat.earlierFailed',
    defaultMessage: '没加载出来，再试一次',
    description: 'The same button after loading failed',
  },
  earlierLoading: {
    id: 'ui.chat.earlierLoading',
    defaultMessage: '正在翻找更早的消息……',
    description: 'The same button while earlier messages are loading',
  },
  latest: {
    id: 'ui.chat.latest',
    defaultMessage: '回到最新',
    description: 'Button that scrolls down to the newest message',
  },
  news: {
    id: 'ui.chat.news',
    defaultMessage: '有新消息',
    description: 'The same button when there are unread messages',
  },
});
