import { defineMessages } from '@companion/ui/i18n';

export const homeSectionsMessages = defineMessages({
  meet: {
    id: 'screens.home.meet.title',
    defaultMessage: '先认识一下',
    description: 'Heading of the companions',
  },
  meetText: {
    id: 'screens.home.meet.text',
    defaultMessage: '每个伙伴都有自己的脾气、口头禅和拿手的游戏。',
    description: 'Text below the heading of the companions',
  },
  empty: {
    id: 'screens.home.meet.empty',
    defaultMessage: '伙伴们还在路上，过一会儿再来看看。',
    description: 'Shown when there are no companions',
  },
  failed: {
    id: 'screens.home.meet.failed',
    defaultMessage: '没能叫到伙伴们，刷新再试一次。',
    description: 'Shown when the companions could not be loaded',
  },
  know: {
    id: 'screens.home.know.title',
    defaultMessage: '它们懂你玩的游戏',
    description: 'Heading of the search and the games',
  },
  knowText: {
    id: 'screens.home.know.text',
    defaultMessage: '随便问一句。下面这些都有人问过，也都有人认真答过。',
    description: 'Text below the heading',
  },
  allGames: {
    id: 'screens.home.know.allGames',
    defaultMessage: '去知识库看看',
    description: 'Link to the library',
  },
  on: {
    id: 'screens.home.on.title',
    defaultMessage: '最近有什么',
    description: 'Heading of the activities',
  },
  allActivities: {
    id: 'screens.home.on.all',
    defaultMessage: '看全部活动',
    description: 'Link to the activities',
  },
  everywhere: {
    id: 'screens.home.everywhere.title',
    defaultMessage: '你在哪儿玩，它就坐在哪儿',
    description: 'Heading of the clients',
  },
  everywhereText: {
    id: 'screens.home.everywhere.text',
    defaultMessage: '电脑上它待在游戏旁边，不挡画面；出门了，手机里接着聊。',
    description: 'Text below the heading',
  },
  scan: {
    id: 'screens.home.everywhere.scan',
    defaultMessage: '手机扫一扫，装上手机版',
    description: 'Beside the QR code',
  },
  code: {
    id: 'screens.home.everywhere.code',
    defaultMessage: '手机版下载二维码',
    description: 'Name of the QR code',
  },
});
