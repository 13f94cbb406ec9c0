import { defineMessages } from '@companion/ui/i18n';

export const talksMessages = defineMessages({
  title: {
    id: 'screens.talks.title',
    defaultMessage: '所有对话',
    description: 'Heading of the list of the visitor’s talks, and the button that opens it',
  },
});
