import { defineMessages } from '@companion/ui/i18n';

export const homeMessages = defineMessages({
  title: {
    id: 'screens.home.title',
    defaultMessage: '今晚，一起开一局。',
    description: 'Headline of the first screen: one line',
  },
  lead: {
    id: 'screens.home.lead',
    defaultMessage:
      '你打游戏的时候，旁边坐着一个懂这款游戏的伙伴。卡关时给一句提醒，赢了和你一起高兴。',
    description: 'One sentence below the headline',
  },
  windowsAmd: {
    id: 'screens.home.download.amd',
    defaultMessage: '下载 AMD 版',
    description: 'Windows client for AMD machines',
  },
  windowsAiPc: {
    id: 'screens.home.download.aiPc',
    defaultMessage: '下载 AI PC 版',
    description: 'Windows client for AI PCs',
  },
  mobileApp: {
    id: 'screens.home.download.mobile',
    defaultMessage: '打开手机版',
    description: 'Wakes or installs the phone app',
  },
  film: {
    id: 'screens.home.film',
    defaultMessage: '看看短片',
    description: 'Opens the film of the product; its length stands behind it',
  },
  more: {
    id: 'screens.home.more',
    defaultMessage: '往下看看',
    description: 'Leads from the first screen to the rest',
  },
  meet: {
    id: 'screens.home.meet.title',
    defaultMessage: '先认识一下',
    description: 'Heading of the shelf of companions',
  },
  meetText: {
    id: 'screens.home.meet.text',
    defaultMessage: '每个伙伴都有自己的脾气、口头禅和拿手的游戏。',
    description: 'Line below the heading of the shelf',
  },
  empty: {
    id: 'screens.home.meet.empty',
    defaultMessage: '伙伴们还在路上，过一会儿再来看看。',
    description: 'When the shelf is empty',
  },
  failed: {
    id: 'screens.home.meet.failed',
    defaultMessage: '没能叫到伙伴们，刷新再试一次。',
    description: 'When the shelf could not be loaded',
  },
  chatAsk: {
    id: 'screens.home.chat.ask',
    defaultMessage: '第三盏灯怎么点？',
    description: 'A player asks; bubble in the picture',
  },
  chatAnswer: {
    id: 'screens.home.chat.answer',
    defaultMessage: '先别点。等风停了，从背面绕上去。',
    description: 'A companion answers',
  },
  chatCheer: {
    id: 'screens.home.chat.cheer',
    defaultMessage: '亮了！再来一局？',
    description: 'Another companion is glad',
  },
  know: {
    id: 'screens.home.know.title',
    defaultMessage: '它们懂你玩的游戏',
    description: 'Heading of the search and the games',
  },
  knowText: {
    id: 'screens.home.know.text',
    defaultMessage: '随便问一句。下面这些都有人问过，也都有人认真答过。',
    description: 'Line below that heading',
  },
  questions: {
    id: 'screens.home.know.questions',
    defaultMessage: '有人这样问',
    description: 'Heading of the list of questions; heard only',
  },
  allGames: {
    id: 'screens.home.know.allGames',
    defaultMessage: '去知识库看看',
    description: 'Leads to the library',
  },
  on: {
    id: 'screens.home.on.title',
    defaultMessage: '最近有什么',
    description: 'Heading of the activities',
  },
  allActivities: {
    id: 'screens.home.on.all',
    defaultMessage: '看全部活动',
    description: 'Leads to the activities page',
  },
  everywhere: {
    id: 'screens.home.everywhere.title',
    defaultMessage: '你在哪儿玩，它就坐在哪儿',
    description: 'Heading of the clients',
  },
  everywhereText: {
    id: 'screens.home.everywhere.text',
    defaultMessage: '电脑上它待在游戏旁边，不挡画面；出门了，手机里接着聊。',
    description: 'Line below that heading',
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
  meetAll: {
    id: 'screens.home.meet.all',
    defaultMessage: '看看所有伙伴',
    description: 'Leads to the page of all companions',
  },
});
