import { defineMessages } from '../../i18n/index.ts';

export const qrPopoverMessages = defineMessages({
  code: {
    id: 'ui.qr.code',
    defaultMessage: '{name}二维码',
    description: 'Accessible name of a QR code; {name} is the channel',
  },
  open: {
    id: 'ui.qr.open',
    defaultMessage: '直接打开',
    description: 'Link for visitors who cannot scan the code',
  },
});
