import { defineMessages } from '@companion/ui/i18n';

export const companionGamesMessages = defineMessages({
  description: {
    id: 'screens.companionGames.description',
    defaultMessage: '{name}懂的每一款游戏：攻略、角色和剧情都读得到，也可以直接问它。',
    description: 'Description of the games that a companion knows, for search engines',
  },
  title: {
    id: 'screens.companionGames.title',
    defaultMessage: '{name}熟悉的游戏',
    description: 'Title of the list of all games a companion knows',
  },
  step: {
    id: 'screens.companionGames.step',
    defaultMessage: '游戏',
    description: 'Last step of the breadcrumb: the games of a companion',
  },
});
