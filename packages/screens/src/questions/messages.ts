import { defineMessages } from '@companion/ui/i18n';

export const questionsMessages = defineMessages({
  title: {
    id: 'screens.questions.title',
    defaultMessage: '有人这样问',
    description: 'Heading of a list of questions that players ask',
  },
});
