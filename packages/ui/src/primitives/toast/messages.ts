import { defineMessages } from '../../i18n/index.ts';

export const toastMessages = defineMessages({
  region: {
    id: 'ui.toast.region',
    defaultMessage: '通知（{hotkey}）',
    description: 'Name of the region of toasts; {hotkey} is the key that goes there',
  },
  one: {
    id: 'ui.toast.one',
    defaultMessage: '通知',
    description: 'What a toast is, for screen readers',
  },
  close: {
    id: 'ui.toast.close',
    defaultMessage: '关闭通知',
    description: 'Name of the cross that closes a toast; heard by screen readers only',
  },
});
