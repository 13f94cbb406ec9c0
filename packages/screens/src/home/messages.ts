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
  knows: {
    id: 'screens.home.meet.knows',
    defaultMessage: '熟悉：{games}',
    description: 'Games that a companion knows, on its card',
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
});
