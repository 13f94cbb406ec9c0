import { defineMessages } from '@companion/ui/i18n';

export const librarySearchMessages = defineMessages({
  placeholder: {
    id: 'screens.librarySearch.placeholder',
    defaultMessage: '搜游戏、角色、打法……',
    description: 'Placeholder of the large search box',
  },
  game: {
    id: 'screens.librarySearch.game',
    defaultMessage: '游戏',
    description: 'Kind of a search suggestion',
  },
  entity: {
    id: 'screens.librarySearch.entity',
    defaultMessage: '图鉴',
    description: 'Kind of a search suggestion: a character, item or place of a game',
  },
  companion: {
    id: 'screens.librarySearch.companion',
    defaultMessage: '伙伴',
    description: 'Kind of a search suggestion',
  },
  article: {
    id: 'screens.librarySearch.article',
    defaultMessage: '文章',
    description: 'Kind of a search suggestion',
  },
  question: {
    id: 'screens.librarySearch.question',
    defaultMessage: '问题',
    description: 'Kind of a search suggestion',
  },
});
