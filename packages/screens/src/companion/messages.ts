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
    description: 'Main button on the page of a companion: opens the chat',
  },
  story: {
    id: 'screens.companion.story',
    defaultMessage: '走进故事',
    description: 'Second button on the page of a companion: opens its first story',
  },
  about: {
    id: 'screens.companion.about',
    defaultMessage: '来历',
    description: 'Title of the text about the companion',
  },
  games: {
    id: 'screens.companion.games',
    defaultMessage: '熟悉的游戏',
    description: 'Title of the games that the companion knows',
  },
  allGames: {
    id: 'screens.companion.allGames',
    defaultMessage: '看全部游戏',
    description: 'Link to all games the companion knows',
  },
  stories: {
    id: 'screens.companion.stories',
    defaultMessage: '一起走的路',
    description: 'Title of the stories with the companion',
  },
  minutes: {
    id: 'screens.companion.minutes',
    defaultMessage: '约 {minutes} 分钟',
    description: 'Duration of a story',
  },
  looks: {
    id: 'screens.companion.looks',
    defaultMessage: '换个样子',
    description: 'Title of the looks of the companion',
  },
});
