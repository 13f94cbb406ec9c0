import { defineMessages } from '@companion/ui/i18n';

export const talksDialogMessages = defineMessages({
  search: {
    id: 'screens.talks.search',
    defaultMessage: '找一句你们说过的话',
    description: 'Label of the field that searches in the visitor’s talks',
  },
  mine: {
    id: 'screens.talks.mine',
    defaultMessage: '我：{text}',
    description: 'Last message of a talk, written by the visitor',
  },
  unread: {
    id: 'screens.talks.unread',
    defaultMessage: '{count} 句没看',
    description: 'Replies that the visitor has not seen, for screen readers',
  },
  current: {
    id: 'screens.talks.current',
    defaultMessage: '正在聊',
    description: 'Marks the talk that the page shows',
  },
  empty: {
    id: 'screens.talks.empty',
    defaultMessage: '还没跟谁聊过',
    description: 'Heading instead of an empty list of talks',
  },
  emptyText: {
    id: 'screens.talks.emptyText',
    defaultMessage: '说第一句话，对话就留在这里。',
    description: 'Below `screens.talks.empty`',
  },
  noMatch: {
    id: 'screens.talks.noMatch',
    defaultMessage: '没有哪句话提到“{words}”。',
    description: 'No talk contains the words that were searched for',
  },
  failed: {
    id: 'screens.talks.failed',
    defaultMessage: '对话没取到',
    description: 'The list of talks could not be loaded',
  },
  remove: {
    id: 'screens.talks.remove',
    defaultMessage: '删除跟{name}的对话',
    description: 'Button, for screen readers. It asks before it deletes',
  },
  question: {
    id: 'screens.talks.question',
    defaultMessage: '删掉跟{name}说过的 {count} 句？它记得的事也会忘掉，找不回来。',
    description: 'Question before a talk is deleted. {name}: the companion',
  },
  confirm: {
    id: 'screens.talks.confirm',
    defaultMessage: '全部删掉',
    description: 'Button: deletes the talk',
  },
  keep: {
    id: 'screens.talks.keep',
    defaultMessage: '留着',
    description: 'Button: does not delete the talk',
  },
  removed: {
    id: 'screens.talks.removed',
    defaultMessage: '跟{name}的对话删掉了。',
    description: 'After a talk was deleted, for screen readers',
  },
  removeFailed: {
    id: 'screens.talks.removeFailed',
    defaultMessage: '没删成，对话还在。',
    description: 'The talk could not be deleted',
  },
});
