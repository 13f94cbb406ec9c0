import { defineMessages } from '@companion/ui/i18n';

export const siteMessages = defineMessages({
  sessionExpired: {
    id: 'site.session.expired',
    defaultMessage: '登录已失效，请重新登录',
    description: 'Toast when the session turned out to be over',
  },
  unreachable: {
    id: 'site.unreachable',
    defaultMessage: '没有连上服务器，稍后再试',
    description: 'Toast when a request got no answer, or an unreadable one',
  },
  late: {
    id: 'site.late',
    defaultMessage: '有一部分还没加载出来，再按一次，或者刷新页面',
    description: 'Toast when code that a part of the page needs has not come for some seconds',
  },
  offline: {
    id: 'site.offline',
    defaultMessage: '网络断开了，连上之后再试',
    description: 'Toast when an action needs a network and there is none',
  },
});
