import { defineMessages } from '@companion/ui/i18n';

export const layoutMessages = defineMessages({
  nothing: {
    id: 'screens.list.nothing',
    defaultMessage: '这里还空着',
    description: 'Shown instead of an empty list',
  },
  nothingText: {
    id: 'screens.list.nothingText',
    defaultMessage: '换个条件看看，或者过几天再来。',
    description: 'Hint below an empty list',
  },
  requestId: {
    id: 'screens.list.requestId',
    defaultMessage: '请求编号：{id}',
    description: 'Names the failed request, for a message to support',
  },
  login: {
    id: 'screens.invitation.login',
    defaultMessage: '登录/注册',
    description: 'Button that opens the login dialog',
  },
});
