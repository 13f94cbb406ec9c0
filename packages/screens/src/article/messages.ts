import { defineMessages } from '@companion/ui/i18n';

export const articleMessages = defineMessages({
  updated: {
    id: 'screens.article.updated',
    defaultMessage: '{date}更新',
    description: 'Date of the last change of an article',
  },
  about: {
    id: 'screens.article.about',
    defaultMessage: '文中提到',
    description: 'Title of the entities that an article names',
  },
  related: {
    id: 'screens.article.related',
    defaultMessage: '接着看',
    description: 'Title of related articles',
  },
  question: {
    id: 'screens.article.question',
    defaultMessage: '有人问',
    description: 'Label of the question that an article answers',
  },
});
