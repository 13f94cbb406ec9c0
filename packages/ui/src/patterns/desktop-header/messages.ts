import { defineMessages } from '../../i18n/index.ts';

export const headerMessages = defineMessages({
  login: {
    id: 'ui.header.login',
    defaultMessage: '登录/注册',
    description: 'Button that opens the login dialog',
  },
  profile: {
    id: 'ui.header.profile',
    defaultMessage: '我的主页',
    description: 'Accessible name of the avatar, which links to the profile',
  },
  searchDesktop: {
    id: 'ui.header.searchDesktop',
    defaultMessage: '搜索游戏',
    description: 'Placeholder of the search field on desktop pages',
  },
  searchMobile: {
    id: 'ui.header.searchMobile',
    defaultMessage: '游戏知识搜索',
    description: 'Placeholder of the search field on mobile pages',
  },
  menu: {
    id: 'ui.header.menu',
    defaultMessage: '菜单',
    description: 'Accessible name of the menu button, and title of the menu dialog',
  },
});
