import { defineMessages } from '@companion/ui/i18n';

export const errorMessages = defineMessages({
  notFoundPageTitle: {
    id: 'screens.error.notFound.pageTitle',
    defaultMessage: '没有找到页面',
    description: 'Title of the 404 page in the browser',
  },
  failedPageTitle: {
    id: 'screens.error.failed.pageTitle',
    defaultMessage: '页面暂时打不开',
    description: 'Title of any other error page in the browser',
  },
  notFoundTitle: {
    id: 'screens.error.notFound.title',
    defaultMessage: 'Page Not Found',
    description: 'Heading of the 404 page (spec §2)',
  },
  notFoundPath: {
    id: 'screens.error.notFound.path',
    defaultMessage: 'Page not found: {path}',
    description: 'Which page was asked for (spec §8)',
  },
  notFoundText: {
    id: 'screens.error.notFound.text',
    defaultMessage: '这里没有人，也没有灯。可能是地址写错了，或者这一页已经搬走。',
    description: 'Description on the 404 page, in the voice of a companion',
  },
  failedTitle: {
    id: 'screens.error.failed.title',
    defaultMessage: 'Internal Server Error',
    description: 'Heading of any other error page (spec §2)',
  },
  failedText: {
    id: 'screens.error.failed.text',
    defaultMessage: '是我们这边出了问题，不是你。稍等一会儿再试一次。',
    description: 'Description on the error page',
  },
  unavailableText: {
    id: 'screens.error.unavailable.text',
    defaultMessage: '服务器打了个盹，内容没拿到。过几秒再试试。',
    description: 'Description when the API or its proxy does not answer',
  },
  home: {
    id: 'screens.error.home',
    defaultMessage: '回到首页',
    description: 'Link to the home page',
  },
  retry: {
    id: 'screens.error.retry',
    defaultMessage: '再试一次',
    description: 'Reloads the page',
  },
});
