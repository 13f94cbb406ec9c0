import { defineMessages } from '@companion/ui/i18n';

export const rolesMessages = defineMessages({
  title: {
    id: 'screens.roles.title',
    defaultMessage: '{game}的图鉴',
    description: 'Title of the list of all roles of a game',
  },
  kinds: {
    id: 'screens.roles.kinds',
    defaultMessage: '看哪一类',
    description: 'Name of the choice between roles, items, places of a game; for screen readers',
  },
});
