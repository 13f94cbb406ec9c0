import { defineMessages } from '../../i18n/index.ts';

export const errorStateMessages = defineMessages({
  title: {
    id: 'ui.error.title',
    defaultMessage: '这里没加载出来',
    description: 'A part of the page could not be loaded',
  },
  retry: {
    id: 'ui.error.retry',
    defaultMessage: '再试一次',
    description: 'Button that loads the part again',
  },
});
