import { defineMessages } from '@companion/ui/i18n';

export const entityMessages = defineMessages({
  related: {
    id: 'screens.entity.related',
    defaultMessage: '与之相关',
    description: 'Title of the entities, items and places that belong to this one',
  },
  articles: {
    id: 'screens.entity.articles',
    defaultMessage: '提到它的攻略',
    description: 'Title of the articles that speak of this role, item or place',
  },
});
