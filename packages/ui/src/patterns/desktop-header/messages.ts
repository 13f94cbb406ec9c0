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
  navigation: {
    id: 'ui.header.navigation',
    defaultMessage: '主导航',
    description: 'Accessible name of the main navigation',
  },
  menu: {
    id: 'ui.header.menu',
    defaultMessage: '菜单',
    description: 'Accessible name of the menu button, and title of the menu dialog',
  },
});
