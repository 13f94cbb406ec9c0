import { defineMessages } from '@companion/ui/i18n';

export const chatMessages = defineMessages({
  title: {
    id: 'screens.chat.title',
    defaultMessage: '跟{name}聊聊',
    description: 'Title of the conversation with a companion',
  },
  placeholder: {
    id: 'screens.chat.placeholder',
    defaultMessage: '跟{name}说点什么',
    description: 'Placeholder of the text field',
  },
  ai: {
    id: 'screens.chat.ai',
    defaultMessage: 'AI 伙伴，不是真人',
    description: 'Label under the name of the companion: the talk is with an AI',
  },
  suggestions: {
    id: 'screens.chat.suggestions',
    defaultMessage: '可以这样开头',
    description: 'Name of the suggested questions, for screen readers',
  },
  invitation: {
    id: 'screens.chat.invitation',
    defaultMessage: '登录了，{name}就认得你，也记得你们聊过什么。',
    description: 'Below the field, for visitors without a login',
  },
  guestLeft: {
    id: 'screens.chat.guestLeft',
    defaultMessage: '不登录还能聊 {left} 句。登录之后，聊过的都留着。',
    description: 'Below the field: messages that a visitor without a login still has',
  },
  guestDone: {
    id: 'screens.chat.guestDone',
    defaultMessage: '三句聊完了。登录之后，聊过的都留着。',
    description: 'Below the field: a visitor without a login has no message left',
  },
  offline: {
    id: 'screens.chat.offline',
    defaultMessage: '线断了，正在重新接上。写好的话不会丢。',
    description: 'The connection is lost and is being restored',
  },
  failed: {
    id: 'screens.chat.failed',
    defaultMessage: '现在没接上。写好的话还在。',
    description: 'There is no connection, and no further attempt by itself',
  },
  reconnect: {
    id: 'screens.chat.reconnect',
    defaultMessage: '重新连接',
    description: 'Button under `screens.chat.failed`',
  },
  unavailable: {
    id: 'screens.chat.unavailable',
    defaultMessage: '聊天暂时没有开放，别的页面照常能用。',
    description: 'Instead of the field, when the site has no messaging service',
  },
  questions: {
    id: 'screens.chat.questions',
    defaultMessage: '接着问',
    description: 'Name of the questions that can be asked after a reply, for screen readers',
  },
  rate: {
    id: 'screens.chat.rate',
    defaultMessage: '这句有用吗？',
    description: 'Question after a reply, with the buttons `ratedGood` and `ratedBad`',
  },
  ratedGood: {
    id: 'screens.chat.ratedGood',
    defaultMessage: '有用',
    description: 'The reply helped',
  },
  ratedBad: {
    id: 'screens.chat.ratedBad',
    defaultMessage: '没用',
    description: 'The reply did not help',
  },
  rated: {
    id: 'screens.chat.rated',
    defaultMessage: '记下了，谢谢。',
    description: 'Replaces the question `rate` after a press',
  },
  regenerate: {
    id: 'screens.chat.regenerate',
    defaultMessage: '换个回答',
    description: 'Button: asks for another answer in place of the last one',
  },
  memories: {
    id: 'screens.chat.memories',
    defaultMessage: '我记得',
    description: 'Title of what the companion remembers about the visitor',
  },
  forget: {
    id: 'screens.chat.forget',
    defaultMessage: '忘掉：{text}',
    description: 'Button: the companion forgets this. For screen readers',
  },
  about: {
    id: 'screens.chat.about',
    defaultMessage: '伙伴主页',
    description: 'Link to the page of the companion. Short: on phones it is beside the name',
  },
});

/** What a reply is based on. */
export const kindMessages = defineMessages({
  article: {
    id: 'screens.chat.kind.article',
    defaultMessage: '文章',
    description: 'Kind of a source: an article of the library',
  },
  entity: {
    id: 'screens.chat.kind.entity',
    defaultMessage: '图鉴',
    description: 'Kind of a source: a role, item, place or boss of a game',
  },
  game: {
    id: 'screens.chat.kind.game',
    defaultMessage: '游戏',
    description: 'Kind of a source: a game',
  },
  character: {
    id: 'screens.chat.kind.character',
    defaultMessage: '伙伴',
    description: 'Kind of a source: the story of a companion',
  },
  activity: {
    id: 'screens.chat.kind.activity',
    defaultMessage: '活动',
    description: 'Kind of a source: an event',
  },
});
