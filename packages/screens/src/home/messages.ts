import { defineMessages } from '@companion/ui/i18n';

export const homeMessages = defineMessages({
  description: {
    id: 'screens.home.description',
    defaultMessage: '伙伴 Companion：打游戏时坐在你旁边的 AI 游戏伙伴，懂你的游戏，也懂你。',
    description: 'Description of the home page for search engines',
  },
  title: {
    id: 'screens.home.title',
    defaultMessage: '今晚，一起开一局。',
    description: 'Headline of the first screen: one line',
  },
  titleMorning: {
    id: 'screens.home.title.morning',
    defaultMessage: '早上好，开一局？',
    description: 'Headline in the morning. Its first clause is the first line',
  },
  titleAfternoon: {
    id: 'screens.home.title.afternoon',
    defaultMessage: '下午好，开一局？',
    description: 'Headline in the afternoon. Its first clause is the first line',
  },
  lead: {
    id: 'screens.home.lead',
    defaultMessage: '旁边坐着一个懂这款游戏的伙伴。你打你的，卡住了它提你一句，赢了比你还高兴。',
    description: 'One sentence below the headline',
  },
  windowsAmd: {
    id: 'screens.home.download.amd',
    defaultMessage: 'Windows 版（AMD 显卡）',
    description: 'Windows client for AMD machines',
  },
  windowsAiPc: {
    id: 'screens.home.download.aiPc',
    defaultMessage: 'Windows 版（AI PC）',
    description: 'Windows client for AI PCs',
  },
  mobileApp: {
    id: 'screens.home.download.mobile',
    defaultMessage: '打开 App',
    description: 'Opens or installs the phone app',
  },
  film: {
    id: 'screens.home.film',
    defaultMessage: '看看短片',
    description: 'Opens the film; its length is shown after the text',
  },
  more: {
    id: 'screens.home.more',
    defaultMessage: '往下看看',
    description: 'Scrolls from the first screen to the rest',
  },
  companions: {
    id: 'screens.home.companions',
    defaultMessage: '全部伙伴',
    description: 'Link to all companions',
  },
});
