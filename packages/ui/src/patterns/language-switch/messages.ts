import { defineMessages } from '../../i18n/index.ts';

export const languageSwitchMessages = defineMessages({
  label: {
    id: 'ui.language.label',
    defaultMessage: '语言',
    description: 'Accessible name of the language switch',
  },
});
