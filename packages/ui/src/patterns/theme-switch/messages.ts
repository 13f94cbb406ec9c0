import { defineMessages } from '../../i18n/index.ts';

export const themeSwitchMessages = defineMessages({
  toggle: {
    id: 'ui.theme.toggle',
    defaultMessage: '切换日间与夜间',
    description: 'Name of the button that changes between the light and the dark theme',
  },
});
