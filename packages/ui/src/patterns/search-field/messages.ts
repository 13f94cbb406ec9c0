import { defineMessages } from '../../i18n/index.ts';

export const searchMessages = defineMessages({
  submit: {
    id: 'ui.search.submit',
    defaultMessage: '搜索',
    description: 'Accessible name of the search button',
  },
});
