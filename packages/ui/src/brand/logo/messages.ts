import { defineMessages } from '../../i18n/index.ts';

export const logoMessages = defineMessages({
  name: {
    id: 'ui.logo.name',
    defaultMessage: '伙伴',
    description: 'Name of the product, as its logo writes it',
  },
  home: {
    id: 'ui.logo.home',
    defaultMessage: '伙伴 Companion，回到首页',
    description: 'Name of the logo, which leads home; heard only',
  },
});
