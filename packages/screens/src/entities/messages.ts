import { defineMessages } from '@companion/ui/i18n';

export const entitiesMessages = defineMessages({
  title: {
    id: 'screens.entities.title',
    defaultMessage: '{game}的图鉴',
    description: 'Title of the list of all roles of a game',
  },
  kinds: {
    id: 'screens.entities.kinds',
    defaultMessage: '看哪一类',
    description: 'Name of the choice between entities, items, places of a game; for screen readers',
  },
});
