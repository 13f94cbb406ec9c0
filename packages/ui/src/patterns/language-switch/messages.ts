import { defineMessages } from '../../i18n/index.ts';

export const languageSwitchMessages = defineMessages({
  label: {
    id: 'ui.language.label',
    defaultMessage: '语言',
    description: 'Name of the language switch; heard only',
  },
});
