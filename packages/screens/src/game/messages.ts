import { defineMessages } from '@companion/ui/i18n';

export const gameMessages = defineMessages({
  library: {
    id: 'screens.game.library',
    defaultMessage: '游戏知识库',
    description: 'First step of the breadcrumb: the library',
  },
  facts: {
    id: 'screens.game.facts',
    defaultMessage: '资料卡',
    description: 'Title of the list of facts about a game',
  },
  developer: {
    id: 'screens.game.developer',
    defaultMessage: '开发',
    description: 'Fact: developer',
  },
  released: {
    id: 'screens.game.released',
    defaultMessage: '发售',
    description: 'Fact: release date',
  },
  players: { id: 'screens.game.players', defaultMessage: '人数', description: 'Fact: players' },
  guide: {
    id: 'screens.game.guide',
    defaultMessage: '图鉴',
    description: 'Title of the entities of the game',
  },
  allEntities: {
    id: 'screens.game.allEntities',
    defaultMessage: '全部角色',
    description: 'Link to all entities of the game',
  },
  articles: {
    id: 'screens.game.articles',
    defaultMessage: '大家都在问',
    description: 'Title of the articles about the game',
  },
  companions: {
    id: 'screens.game.companions',
    defaultMessage: '熟悉它的伙伴',
    description: 'Title of the companions that know the game',
  },
});
