import { defineMessages } from '@companion/ui/i18n';

export const offlineMessages = defineMessages({
  pageTitle: {
    id: 'screens.offline.pageTitle',
    defaultMessage: '没有网络',
    description: 'Title in the browser of the page that is shown without a network',
  },
  title: {
    id: 'screens.offline.title',
    defaultMessage: '网断了，灯还亮着。',
    description: 'Heading of the page that is shown without a network',
  },
  text: {
    id: 'screens.offline.text',
    defaultMessage: '这一页要等网络回来。下面这些存在这台设备里，现在就能读。',
    description: 'Above the guides that can be read without a network',
  },
  nothing: {
    id: 'screens.offline.nothing',
    defaultMessage: '这一页要等网络回来。以后有网时收藏或读过的攻略，断网也能翻。',
    description: 'Instead of `screens.offline.text` when no guide is stored',
  },
  saved: {
    id: 'screens.offline.saved',
    defaultMessage: '收藏的',
    description: 'Heading of the guides on the visitor’s shelf',
  },
  read: {
    id: 'screens.offline.read',
    defaultMessage: '最近读过的',
    description: 'Heading of the guides that the visitor opened last',
  },
  retry: {
    id: 'screens.offline.retry',
    defaultMessage: '再连一次',
    description: 'Link: loads the page again',
  },
});
