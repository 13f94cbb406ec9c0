import { defineMessages } from '@companion/ui/i18n';

export const companionGamesMessages = defineMessages({
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
