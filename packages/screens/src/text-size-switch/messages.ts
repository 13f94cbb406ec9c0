import { defineMessages } from '@companion/ui/i18n';

export const textSizeMessages = defineMessages({
  label: {
    id: 'screens.textSize.label',
    defaultMessage: '文字大小',
    description: 'Name of the control that sets the text size',
  },
});
