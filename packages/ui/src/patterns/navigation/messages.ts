import { defineMessages } from '../../i18n/index.ts';

export const navigationMessages = defineMessages({
  label: {
    id: 'ui.navigation.label',
    defaultMessage: '主导航',
    description: 'Accessible name of the main navigation',
  },
  home: {
    id: 'ui.navigation.home',
    defaultMessage: '首页',
    description: 'Item 1 of the navigation: the home page',
  },
  gamePartner: {
    id: 'ui.navigation.gamePartner',
    defaultMessage: '游戏伙伴',
    description: 'Item 2: the companions',
  },
  gameLibrary: {
    id: 'ui.navigation.gameLibrary',
    defaultMessage: '游戏知识库',
    description: 'Item 3: the knowledge library',
  },
  activity: {
    id: 'ui.navigation.activity',
    defaultMessage: '活动',
    description: 'Item 4: activities',
  },
  aboutUs: {
    id: 'ui.navigation.aboutUs',
    defaultMessage: '关于我们',
    description: 'Item 5: about us',
  },
});
