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
  legalVersion: {
    id: 'site.legal.version',
    defaultMessage: '版本',
    description: 'Before the version number of a legal document',
  },
  legalEffective: {
    id: 'site.legal.effective',
    defaultMessage: '生效日期',
    description: 'Before the date from which a legal document holds',
  },
  legalContents: {
    id: 'site.legal.contents',
    defaultMessage: '目录',
    description: 'Name of the list of sections; heard only',
  },
  homeTitle: {
    id: 'site.home.title',
    defaultMessage: '伙伴 Companion · 今晚，一起开一局',
    description: 'Title of the home page in the browser and in search results',
  },
  homeDescription: {
    id: 'site.home.description',
    defaultMessage: '伙伴 Companion：打游戏时坐在你旁边的 AI 游戏伙伴，懂你的游戏，也懂你。',
    description: 'What search engines show of the home page',
  },
  profileTitle: {
    id: 'site.profile.title',
    defaultMessage: '我的主页 · 伙伴 Companion',
    description: 'Title of the profile page in the browser',
  },
  notFoundTitle: {
    id: 'site.notFound.title',
    defaultMessage: '没有找到页面 · 伙伴 Companion',
    description: 'Title of the 404 page in the browser',
  },
});
