import { defineMessages } from '@companion/ui/i18n';

export const siteMessages = defineMessages({
  skip: {
    id: 'site.skip',
    defaultMessage: '跳到主要内容',
    description: 'First link of each page, seen when it has the focus',
  },
  sessionExpired: {
    id: 'site.session.expired',
    defaultMessage: '登录已失效，请重新登录',
    description: 'Toast when the session turned out to be over',
  },
});
