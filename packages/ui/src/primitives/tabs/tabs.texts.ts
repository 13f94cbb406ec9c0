import { storyTexts } from '../../internal/testing/story-texts.ts';

export const tabsTexts = storyTexts({
  aboutLumen: { zh: '关于阿灯', en: 'About Lumen', ja: 'アカリについて' },
  story: { zh: '故事', en: 'Story', ja: '物語' },
  quests: { zh: '委托', en: 'Quests', ja: '依頼' },
  games: { zh: '会的游戏', en: 'Games', ja: '得意なゲーム' },
  thirtyYearsInLighthouse: {
    zh: '灯塔守了三十年，只有一夜没有点灯。',
    en: 'Thirty years in the lighthouse, and one night without a light.',
    ja: '灯台を守って三十年、灯をともさなかったのは一夜だけ。',
  },
  findWatchThatWas: {
    zh: '找回丢在第七次浪里的怀表。',
    en: 'Find the watch that was lost in the seventh wave.',
    ja: '七つ目の波に落とした懐中時計を探す。',
  },
  nightFerryStardustFrontier: {
    zh: '夜航船、星尘边境。',
    en: 'Night Ferry, Stardust Frontier.',
    ja: '夜航船、星屑の辺境。',
  },
});
