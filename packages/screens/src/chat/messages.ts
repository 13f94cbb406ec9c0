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
    defaultMessage: '登录之后，{name}才认得出你，也记得住你们说过的话。',
    description: 'Replaces the field for visitors without a login',
  },
  offline: {
    id: 'screens.chat.offline',
    defaultMessage: '线断了，正在重新接上。写好的话不会丢。',
    description: 'The connection is lost and is being restored',
  },
  about: {
    id: 'screens.chat.about',
    defaultMessage: '{name}的主页',
    description: 'Link to the page of the companion',
  },
});
