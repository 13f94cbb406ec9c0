import { defineMessages } from '@companion/ui/i18n';

export const libraryMessages = defineMessages({
  description: {
    id: 'screens.library.description',
    defaultMessage: '按游戏查攻略：角色、物品、地点、首领，和玩家真正会问的问题，都有人认真答过。',
    description: 'Description of the library for search engines',
  },
  title: { id: 'screens.library.title', defaultMessage: '游戏知识库', description: 'Page title' },
  lead: {
    id: 'screens.library.lead',
    defaultMessage: '每一篇都在回答一个真有人问过的问题。伙伴们的回答，也都出自这里。',
    description: 'One line under the title of the library',
  },
  genre: {
    id: 'screens.library.genre',
    defaultMessage: '类型',
    description: 'Name of the filter by genre, for screen readers',
  },
  allGenres: {
    id: 'screens.library.allGenres',
    defaultMessage: '全部',
    description: 'Filter option: every genre',
  },
});
