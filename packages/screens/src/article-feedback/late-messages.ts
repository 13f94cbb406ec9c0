import { defineMessages } from '@companion/ui/i18n';

export const feedbackMessages = defineMessages({
  question: {
    id: 'screens.articleFeedback.question',
    defaultMessage: '这篇有用吗？',
    description: 'Below an article, before the answers yes and no',
  },
  good: {
    id: 'screens.articleFeedback.good',
    defaultMessage: '有用',
    description: 'Answer: the article helped',
  },
  bad: {
    id: 'screens.articleFeedback.bad',
    defaultMessage: '没用',
    description: 'Answer: the article did not help',
  },
  report: {
    id: 'screens.articleFeedback.report',
    defaultMessage: '纠错',
    description: 'Button: shows what can be wrong with the article, to report it',
  },
  fault: {
    id: 'screens.articleFeedback.fault',
    defaultMessage: '哪里不对？',
    description: 'Before the faults of an article to choose from',
  },
  wrong: {
    id: 'screens.articleFeedback.wrong',
    defaultMessage: '写错了',
    description: 'Fault of an article: something in it is not true',
  },
  outdated: {
    id: 'screens.articleFeedback.outdated',
    defaultMessage: '版本旧了',
    description: 'Fault of an article: the game has changed since',
  },
  missing: {
    id: 'screens.articleFeedback.missing',
    defaultMessage: '少了一步',
    description: 'Fault of an article: a step is missing',
  },
  unclear: {
    id: 'screens.articleFeedback.unclear',
    defaultMessage: '没看懂',
    description: 'Fault of an article: it is hard to understand',
  },
  thanks: {
    id: 'screens.articleFeedback.thanks',
    defaultMessage: '记下了，谢谢。',
    description: 'After an answer or a reported fault',
  },
});
