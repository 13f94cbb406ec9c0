import { defineMessages } from '@companion/ui/i18n';

export const shelfMessages = defineMessages({
  title: {
    id: 'screens.shelf.title',
    defaultMessage: '我的书架',
    description: 'Heading above what the visitor keeps; link to it',
  },
  onlyHere: {
    id: 'screens.shelf.onlyHere',
    defaultMessage: '这些先收在这台设备上，登录后到哪儿都有。',
    description: 'Below the heading, for a visitor without a login who keeps something',
  },
  tidy: {
    id: 'screens.shelf.tidy',
    defaultMessage: '整理',
    description: 'Toggle: a press on a thing then removes it from the shelf or puts it back',
  },
  tidying: {
    id: 'screens.shelf.tidying',
    defaultMessage: '点一下拿下来，再点一下放回去。',
    description: 'Below the heading while the shelf is tidied',
  },
  companions: {
    id: 'screens.shelf.companions',
    defaultMessage: '伙伴',
    description: 'Board of the shelf',
  },
  games: {
    id: 'screens.shelf.games',
    defaultMessage: '游戏',
    description: 'Board of the shelf',
  },
  articles: {
    id: 'screens.shelf.articles',
    defaultMessage: '攻略',
    description: 'Board of the shelf, with guides',
  },
  stories: {
    id: 'screens.shelf.stories',
    defaultMessage: '故事',
    description: 'Board of the shelf, with stories that were begun',
  },
  noCompanions: {
    id: 'screens.shelf.noCompanions',
    defaultMessage: '还没有谁坐在这儿。去认识几个',
    description: 'Link on the board when no companion is kept; leads to all companions',
  },
  noGames: {
    id: 'screens.shelf.noGames',
    defaultMessage: '这一层还空着。去挑个游戏',
    description: 'Link on the board when no game is kept; leads to the library',
  },
  noArticles: {
    id: 'screens.shelf.noArticles',
    defaultMessage: '还没有收藏的攻略。去找一篇',
    description: 'Link on the board when no guide is kept; leads to the search',
  },
  noStories: {
    id: 'screens.shelf.noStories',
    defaultMessage: '还没开始哪段故事。去找个伙伴一起走',
    description: 'Link on the board when no story was begun; leads to all companions',
  },
  noAnswer: {
    id: 'screens.shelf.noAnswer',
    defaultMessage: '故事没取回来，刷新再试一次。',
    description: 'On the board of stories when they could not be loaded',
  },
  gone: {
    id: 'screens.shelf.gone',
    defaultMessage: '已下架',
    description: 'Below the name of a kept companion or game that does not exist any more',
  },
  endings: {
    id: 'screens.shelf.endings',
    defaultMessage: '结局 {found}/{all}',
    description: 'Endings of a story that the visitor found, of all',
  },
});
