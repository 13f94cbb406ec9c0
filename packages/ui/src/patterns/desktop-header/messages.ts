import { defineMessages } from '../../i18n/index.ts';

export const headerMessages = defineMessages({
  login: {
    id: 'ui.header.login',
    defaultMessage: '登录/注册',
    description: 'Opens the login dialog',
  },
  profile: {
    id: 'ui.header.profile',
    defaultMessage: '我的主页',
    description: 'Name of the avatar, which leads to the profile; heard only',
  },
  searchDesktop: {
    id: 'ui.header.searchDesktop',
    defaultMessage: '搜索游戏',
    description: 'Placeholder of the search on desktops',
  },
  searchMobile: {
    id: 'ui.header.searchMobile',
    defaultMessage: '游戏知识搜索',
    description: 'Placeholder of the search on phones',
  },
  menu: {
    id: 'ui.header.menu',
    defaultMessage: '菜单',
    description: 'Name of the menu icon and of the menu dialog',
  },
});
