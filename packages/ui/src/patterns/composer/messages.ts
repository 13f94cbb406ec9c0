import { defineMessages } from '../../i18n/index.ts';

export const composerMessages = defineMessages({
  send: {
    id: 'ui.composer.send',
    defaultMessage: '发送',
    description: 'Accessible name of the button that sends a message',
  },
  stop: {
    id: 'ui.composer.stop',
    defaultMessage: '停一下',
    description: 'Accessible name of the button that stops the reply of the companion',
  },
  left: {
    id: 'ui.composer.left',
    defaultMessage: '还能写 {count} 字',
    description: 'Number of characters left in a message; shown from 200 down',
  },
  over: {
    id: 'ui.composer.over',
    defaultMessage: '超出 {count} 字，删一点再发',
    description:
      'Number of characters that a message is too long; it can be sent when they are removed',
  },
});
