import { defineMessages } from '@companion/ui/i18n';

export const layoutMessages = defineMessages({
  nothing: {
    id: 'screens.list.nothing',
    defaultMessage: '这里还空着',
    description: 'Instead of a list without anything in it',
  },
  nothingText: {
    id: 'screens.list.nothingText',
    defaultMessage: '换个条件看看，或者过几天再来。',
    description: 'What helps when a list is empty',
  },
  login: {
    id: 'screens.invitation.login',
    defaultMessage: '登录/注册',
    description: 'Opens the login dialog, where a page needs a login',
  },
});
