import { defineMessages } from '@companion/ui/i18n';

export const companionMessages = defineMessages({
  companions: {
    id: 'screens.companion.companions',
    defaultMessage: '游戏伙伴',
    description: 'First step of the breadcrumb: all companions',
  },
  chat: {
    id: 'screens.companion.chat',
    defaultMessage: '跟{name}聊聊',
    description: 'Main act on the page of a companion: opens the conversation',
  },
  story: {
    id: 'screens.companion.story',
    defaultMessage: '走进故事',
    description: 'Second act on the page of a companion: opens its first story',
  },
  about: {
    id: 'screens.companion.about',
    defaultMessage: '来历',
    description: 'Title of its story',
  },
  games: {
    id: 'screens.companion.games',
    defaultMessage: '熟悉的游戏',
    description: 'Title of the games it knows',
  },
  allGames: {
    id: 'screens.companion.allGames',
    defaultMessage: '看全部游戏',
    description: 'Link to all games the companion knows',
  },
  stories: {
    id: 'screens.companion.stories',
    defaultMessage: '一起走的路',
    description: 'Title of the stories one can play with it',
  },
  minutes: {
    id: 'screens.companion.minutes',
    defaultMessage: '约 {minutes} 分钟',
    description: 'How long a story takes',
  },
  looks: {
    id: 'screens.companion.looks',
    defaultMessage: '换个样子',
    description: 'Title of its looks',
  },
});
