import { defineMessages } from '../i18n/index.ts';

export const skipMessages = defineMessages({
  skip: {
    id: 'ui.skip.main',
    defaultMessage: '跳到主要内容',
    description: 'First link of the page; seen while it has the focus',
  },
});
