import { defineMessages } from '@companion/ui/i18n';

export const entityMessages = defineMessages({
  related: {
    id: 'screens.entity.related',
    defaultMessage: '相关词条',
    description: 'Title of related entities',
  },
  articles: {
    id: 'screens.entity.articles',
    defaultMessage: '提到{name}的攻略',
    description: 'Title of the articles that name the entity',
  },
});
