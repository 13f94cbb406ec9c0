import { defineMessages } from '@companion/ui/i18n';

export const entitiesMessages = defineMessages({
  pageTitle: {
    id: 'screens.entities.pageTitle',
    defaultMessage: '{game}：角色与图鉴',
    description: 'Title of the entities of a game',
  },
  description: {
    id: 'screens.entities.description',
    defaultMessage: '{game}里遇得到的角色、首领、物品和地点，按种类排好，点开就是细节。',
    description: 'Description of the entities of a game for search engines',
  },
  title: {
    id: 'screens.entities.title',
    defaultMessage: '{game}的图鉴',
    description: 'Heading of the entities of a game',
  },
  kinds: {
    id: 'screens.entities.kinds',
    defaultMessage: '看哪一类',
    description: 'Name of the filter by kind, for screen readers',
  },
});
