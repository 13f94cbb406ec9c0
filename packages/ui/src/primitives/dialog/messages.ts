import { defineMessages } from '../../i18n/index.ts';

export const dialogMessages = defineMessages({
  close: {
    id: 'ui.dialog.close',
    defaultMessage: '关闭',
    description: 'Name of the cross that closes a dialog; heard by screen readers only',
  },
});
