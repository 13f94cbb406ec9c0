import { defineMessages } from '../../i18n/index.ts';

export const composerMessages = defineMessages({
  send: {
    id: 'ui.composer.send',
    defaultMessage: '发送',
    description: 'Name of the button that sends a message',
  },
  stop: {
    id: 'ui.composer.stop',
    defaultMessage: '别说了',
    description: 'Name of the button that stops the companion while it speaks',
  },
  left: {
    id: 'ui.composer.left',
    defaultMessage: '还能写 {count} 字',
    description: 'How much room a message has left; shown when there is little',
  },
});
