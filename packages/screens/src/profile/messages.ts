import { defineMessages } from '@companion/ui/i18n';

export const profileMessages = defineMessages({
  title: {
    id: 'screens.profile.title',
    defaultMessage: '我的主页',
    description: 'Heading of the profile (visually hidden) and title of the page',
  },
  member: {
    id: 'screens.profile.member',
    defaultMessage: '伙伴用户',
    description: 'Printed on the membership card',
  },
  since: {
    id: 'screens.profile.since',
    defaultMessage: '{date}入座',
    description: 'Date of the registration',
  },
  phone: {
    id: 'screens.profile.phone',
    defaultMessage: '手机号',
    description: 'Label of the masked phone number',
  },
  logout: {
    id: 'screens.profile.logout',
    defaultMessage: '退出登录',
    description: 'Ends the session',
  },
  export: {
    id: 'screens.profile.export',
    defaultMessage: '导出数据',
    description: 'Button: saves all that is stored about the user as a file',
  },
  exported: {
    id: 'screens.profile.exported',
    defaultMessage: '都在这个文件里了：{file}',
    description: 'Toast after the user’s data was saved as a file',
  },
  invitation: {
    id: 'screens.profile.invitation',
    defaultMessage: '登录之后，这里会有一张属于你的名片。',
    description: 'Shown to a visitor who is not logged in',
  },
});
