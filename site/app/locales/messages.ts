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
  pageTitle: {
    id: 'site.pageTitle',
    defaultMessage: '{page} · 伙伴 Companion',
    description: 'Title of every page in the browser; {page} says which',
  },
  libraryTitle: {
    id: 'site.library.title',
    defaultMessage: '游戏知识库',
    description: 'Title of the game library',
  },
  libraryDescription: {
    id: 'site.library.description',
    defaultMessage: '按游戏查攻略：角色、物品、地点、首领，和玩家真正会问的问题，都有人认真答过。',
    description: 'What search engines show of the library',
  },
  searchTitle: {
    id: 'site.search.title',
    defaultMessage: '搜索游戏知识',
    description: 'Title of the search page before anything was searched',
  },
  searchTitleOf: {
    id: 'site.search.titleOf',
    defaultMessage: '“{words}”的搜索结果',
    description: 'Title of the search page; {words} is what was searched',
  },
  entitiesTitle: {
    id: 'site.entities.title',
    defaultMessage: '{game}：角色与图鉴',
    description: 'Title of the list of a game’s characters and things',
  },
  entitiesDescription: {
    id: 'site.entities.description',
    defaultMessage: '{game}里遇得到的角色、首领、物品和地点，按种类排好，点开就是细节。',
    description: 'What search engines show of the list of a game’s characters and things',
  },
  companionsTitle: {
    id: 'site.companions.title',
    defaultMessage: '游戏伙伴',
    description: 'Title of the page of all companions',
  },
  companionsDescription: {
    id: 'site.companions.description',
    defaultMessage: '二十多位性格各异的 AI 游戏伙伴，各懂几款游戏。找一位坐在你旁边，一起开一局。',
    description: 'What search engines show of the page of all companions',
  },
  companionGamesTitle: {
    id: 'site.companionGames.title',
    defaultMessage: '{name}熟悉的游戏',
    description: 'Title of the list of games that a companion knows',
  },
  companionGamesDescription: {
    id: 'site.companionGames.description',
    defaultMessage: '{name}懂的每一款游戏：攻略、角色和剧情都读得到，也可以直接问它。',
    description: 'What search engines show of the list of games that a companion knows',
  },
  chatTitle: {
    id: 'site.chat.title',
    defaultMessage: '跟{name}聊聊',
    description: 'Title of the conversation with a companion',
  },
  storyTitle: {
    id: 'site.story.title',
    defaultMessage: '{name}的故事',
    description: 'Title of a companion’s stories when there is none yet',
  },
  activitiesTitle: {
    id: 'site.activities.title',
    defaultMessage: '活动',
    description: 'Title of the activities page',
  },
  activitiesDescription: {
    id: 'site.activities.description',
    defaultMessage: '正在进行和即将开始的活动：联机夜、比赛、新篇章，日期和奖励一看就明白。',
    description: 'What search engines show of the activities page',
  },
  aboutTitle: {
    id: 'site.about.title',
    defaultMessage: '关于我们',
    description: 'Title of the page about us',
  },
  profileTitle: {
    id: 'site.profile.title',
    defaultMessage: '我的主页',
    description: 'Title of the profile',
  },
  removalTitle: {
    id: 'site.removal.title',
    defaultMessage: '注销账号',
    description: 'Title of the page where an account is removed',
  },
  notFoundTitle: {
    id: 'site.notFound.title',
    defaultMessage: '没有找到页面',
    description: 'Title of the 404 page',
  },
  failedTitle: {
    id: 'site.failed.title',
    defaultMessage: '页面暂时打不开',
    description: 'Title of any other error page',
  },
  searchPlaceholder: {
    id: 'site.searchBox.placeholder',
    defaultMessage: '搜游戏、角色、打法……',
    description: 'In the large search box',
  },
  suggestionGame: {
    id: 'site.suggestion.game',
    defaultMessage: '游戏',
    description: 'Kind of a proposal while searching',
  },
  suggestionEntity: {
    id: 'site.suggestion.entity',
    defaultMessage: '图鉴',
    description: 'Kind of a proposal while searching: a character, thing or place of a game',
  },
  suggestionCompanion: {
    id: 'site.suggestion.companion',
    defaultMessage: '伙伴',
    description: 'Kind of a proposal while searching',
  },
  suggestionArticle: {
    id: 'site.suggestion.article',
    defaultMessage: '文章',
    description: 'Kind of a proposal while searching',
  },
  suggestionQuestion: {
    id: 'site.suggestion.question',
    defaultMessage: '问题',
    description: 'Kind of a proposal while searching',
  },
  removed: {
    id: 'site.removed',
    defaultMessage: '账号已注销，数据已删除',
    description: 'Toast after an account was removed',
  },
  footerPlaces: {
    id: 'site.footer.places',
    defaultMessage: '去哪儿',
    description: 'Group of links',
  },
  footerAbout: {
    id: 'site.footer.about',
    defaultMessage: '伙伴',
    description: 'Group of links about the product',
  },
  footerJobs: {
    id: 'site.footer.jobs',
    defaultMessage: '加入我们',
    description: 'Leads to open positions',
  },
  footerProduct: {
    id: 'site.footer.product',
    defaultMessage: '产品主页',
    description: 'Leads to the site of the product',
  },
  footerFollow: {
    id: 'site.footer.follow',
    defaultMessage: '找到我们',
    description: 'Group of links to channels elsewhere',
  },
  footerLegal: {
    id: 'site.footer.legal',
    defaultMessage: '条款',
    description: 'Group of links to legal documents',
  },
  footerTerms: {
    id: 'site.footer.terms',
    defaultMessage: '用户协议',
    description: 'Terms of use',
  },
  footerPrivacy: {
    id: 'site.footer.privacy',
    defaultMessage: '隐私政策',
    description: 'Privacy policy',
  },
  footerBeans: {
    id: 'site.footer.beans',
    defaultMessage: '豆服务条款',
    description: 'Terms of the beans, the unit that looks are bought with',
  },
  footerSubscription: {
    id: 'site.footer.subscription',
    defaultMessage: '订阅服务条款',
    description: 'Subscription terms',
  },
  footerTopup: {
    id: 'site.footer.topup',
    defaultMessage: '充值协议',
    description: 'Top-up agreement',
  },
  footerNote: {
    id: 'site.footer.note',
    defaultMessage: '© {year} 伙伴 Companion',
    description: 'Below everything; {year} is when it began',
  },
  newBuild: {
    id: 'site.newBuild',
    defaultMessage: '伙伴有了新版本',
    description: 'Bar at the lower edge of the page, with a button to reload and one to close it',
  },
  reload: {
    id: 'site.reload',
    defaultMessage: '刷新一下',
    description: 'Reloads the page to get the newer version',
  },
  notNow: {
    id: 'site.notNow',
    defaultMessage: '先不用',
    description: 'Closes the offer of a newer version',
  },
  textSize: {
    id: 'site.textSize',
    defaultMessage: '文字大小',
    description: 'Name of the control that sets the size of texts',
  },
  unreachable: {
    id: 'site.unreachable',
    defaultMessage: '没有连上服务器，稍后再试',
    description:
      'Toast when the server did not answer a request, or not in a form that can be read',
  },
  loading: {
    id: 'site.loading',
    defaultMessage: '正在打开……',
    description: 'Said when a page or a list that was asked for takes its time',
  },
  offline: {
    id: 'site.offline',
    defaultMessage: '网络断开了，连上之后再试',
    description: 'Toast when an act needs a network that is not there',
  },
});
