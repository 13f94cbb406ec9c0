import { defineMessages } from '@companion/ui/i18n';

export const searchScreenMessages = defineMessages({
  pageTitle: {
    id: 'screens.search.pageTitle',
    defaultMessage: '搜索游戏知识',
    description: 'Title of the search page before a search',
  },
  resultsTitle: {
    id: 'screens.search.resultsTitle',
    defaultMessage: '“{words}”的搜索结果',
    description: 'Title of the search page; {words} is what was searched',
  },
  title: {
    id: 'screens.search.title',
    defaultMessage: '搜索',
    description: 'Heading (visually hidden)',
  },
  found: {
    id: 'screens.search.found',
    defaultMessage: '找到 {total, number} 条',
    description: 'How many results were found',
  },
  foundMore: {
    id: 'screens.search.foundMore',
    defaultMessage: '找到 {total, number} 条以上',
    description: 'Lower bound of the number of results found',
  },
  nothing: {
    id: 'screens.search.nothing',
    defaultMessage: '没找到“{words}”',
    description: 'Nothing was found',
  },
  nothingText: {
    id: 'screens.search.nothingText',
    defaultMessage: '少写几个字试试，或者直接问问伙伴。',
    description: 'Hint when nothing was found',
  },
  askCompanion: {
    id: 'screens.search.askCompanion',
    defaultMessage: '去问伙伴',
    description: 'Link to the companions when the search found nothing',
  },
  empty: {
    id: 'screens.search.empty',
    defaultMessage: '想知道什么，就写什么',
    description: 'Title of the search page before a search',
  },
  emptyText: {
    id: 'screens.search.emptyText',
    defaultMessage: '一句大白话就行，写拼音也行，比如：吞灯怎么打。',
    description: 'Example of a search',
  },
  game: {
    id: 'screens.search.game',
    defaultMessage: '游戏',
    description: 'Name of the filter by game',
  },
  allGames: {
    id: 'screens.search.allGames',
    defaultMessage: '所有游戏',
    description: 'First option of the filter by game: no filter',
  },
  corrected: {
    id: 'screens.search.corrected',
    defaultMessage: '你是不是想找“{corrected}”？',
    description:
      'Above the results when the typed text was read as something else; {corrected} is that',
  },
  near: {
    id: 'screens.search.near',
    defaultMessage: '你是不是想找',
    description: 'Heading of names that are similar to the typed text, when nothing was found',
  },
  whoKnows: {
    id: 'screens.search.whoKnows',
    defaultMessage: '问问懂行的',
    description: 'Heading of companions to ask, beside the results',
  },
  entity: {
    id: 'screens.search.entity',
    defaultMessage: '图鉴',
    description: 'Label of an entity',
  },
  companion: {
    id: 'screens.search.companion',
    defaultMessage: '伙伴',
    description: 'Label of a companion',
  },
  kind: { id: 'screens.search.kind', defaultMessage: '类别', description: 'Filter by kind' },
  all: { id: 'screens.search.all', defaultMessage: '全部', description: 'No filter' },
});
