import { defineMessages } from '@companion/ui/i18n';

export const articleMessages = defineMessages({
  updated: {
    id: 'screens.article.updated',
    defaultMessage: '{date}更新',
    description: 'When an article was changed last',
  },
  about: {
    id: 'screens.article.about',
    defaultMessage: '文中提到',
    description: 'Title of the entities, items and places that an article speaks of',
  },
  related: {
    id: 'screens.article.related',
    defaultMessage: '接着看',
    description: 'Title of the articles that go on from here',
  },
  question: {
    id: 'screens.article.question',
    defaultMessage: '有人问',
    description: 'Before the question that an article answers',
  },
});
