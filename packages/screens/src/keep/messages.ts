import { defineMessages } from '@companion/ui/i18n';

export const keepMessages = defineMessages({
  keep: {
    id: 'screens.keep.keep',
    defaultMessage: '收藏',
    description: 'Toggle that keeps a companion, a game or an article on the visitor’s shelf',
  },
  kept: {
    id: 'screens.keep.kept',
    defaultMessage: '放上你的书架了',
    description: 'Toast after a logged-in user kept something',
  },
  keptHere: {
    id: 'screens.keep.keptHere',
    defaultMessage: '先收在这台设备上，登录后到哪儿都有',
    description: 'Toast after a visitor without a login kept something',
  },
  notChanged: {
    id: 'screens.keep.notChanged',
    defaultMessage: '书架没能更新：浏览器不让这个网站存东西',
    description:
      'Toast when something could not be kept or removed: the browser’s storage is full or forbidden',
  },
});
