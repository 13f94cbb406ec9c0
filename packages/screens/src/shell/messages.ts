import { defineMessages } from '@companion/ui/i18n';

export const shellMessages = defineMessages({
  skip: {
    id: 'screens.shell.skip',
    defaultMessage: '跳到主要内容',
    description: 'First link of each page, visible when focused',
  },
});
