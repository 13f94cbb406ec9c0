import { defineMessages } from '@companion/ui/i18n';

export const libraryMessages = defineMessages({
  title: { id: 'screens.library.title', defaultMessage: '游戏知识库', description: 'Page title' },
  lead: {
    id: 'screens.library.lead',
    defaultMessage: '每一篇都在回答一个真有人问过的问题。伙伴们的回答，也都出自这里。',
    description: 'One line under the title of the library',
  },
  search: {
    id: 'screens.library.search',
    defaultMessage: '搜游戏、角色、打法……',
    description: 'Placeholder of the large search box',
  },
  genre: {
    id: 'screens.library.genre',
    defaultMessage: '类型',
    description: 'Name of the filter by genre, for screen readers',
  },
  allGenres: {
    id: 'screens.library.allGenres',
    defaultMessage: '全部',
    description: 'The filter that lets every genre through',
  },
});
