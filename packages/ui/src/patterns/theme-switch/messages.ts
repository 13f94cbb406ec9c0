import { defineMessages } from '../../i18n/index.ts';

export const themeSwitchMessages = defineMessages({
  toggle: {
    id: 'ui.theme.toggle',
    defaultMessage: '切换日间与夜间',
    description: 'Accessible name of the button that switches between the light and the dark theme',
  },
});
