import { defineMessages } from 'react-intl';

export const headerMessages = defineMessages({
  home: {
    id: 'screens.header.home',
    defaultMessage: '首页',
    description: 'Item 1 of the navigation: the home page',
  },
  gamePartner: {
    id: 'screens.header.gamePartner',
    defaultMessage: '游戏伙伴',
    description: 'Item 2: the companions',
  },
  gameLibrary: {
    id: 'screens.header.gameLibrary',
    defaultMessage: '游戏知识库',
    description: 'Item 3: the knowledge library',
  },
  activity: {
    id: 'screens.header.activity',
    defaultMessage: '活动',
    description: 'Item 4: activities',
  },
  aboutUs: {
    id: 'screens.header.aboutUs',
    defaultMessage: '关于我们',
    description: 'Item 5: about us',
  },
  searchDesktop: {
    id: 'screens.header.searchDesktop',
    defaultMessage: '搜索游戏',
    description: 'Placeholder of the search field on desktop pages',
  },
  searchMobile: {
    id: 'screens.header.searchMobile',
    defaultMessage: '游戏知识搜索',
    description: 'Placeholder of the search field on mobile pages',
  },
});
