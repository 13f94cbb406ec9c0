import { defineMessages } from '../../i18n/index.ts';

export const footerMessages = defineMessages({
  line: {
    id: 'ui.footer.line',
    defaultMessage: '你玩你的，旁边有人。',
    description: 'The product in one sentence: you play, and someone sits beside you',
  },
});
