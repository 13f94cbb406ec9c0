import { defineMessages } from '@companion/ui/i18n';

export const entityMessages = defineMessages({
  related: {
    id: 'screens.entity.related',
    defaultMessage: '与之相关',
    description: 'Title of related entities',
  },
  articles: {
    id: 'screens.entity.articles',
    defaultMessage: '提到它的攻略',
    description: 'Title of the articles that name the entity',
  },
});
