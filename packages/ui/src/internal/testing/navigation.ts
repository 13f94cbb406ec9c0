import type { NavigationItem } from '../../patterns/desktop-header/index.ts';
import { storyTexts } from './story-texts.ts';

/** Texts of the headers' stories, by language. */
export const navigationTexts = storyTexts({
  home: { zh: '首页', en: 'Home', ja: 'ホーム' },
  companions: { zh: '游戏伙伴', en: 'Companions', ja: 'ゲームの相棒' },
  library: { zh: '游戏知识库', en: 'Game library', ja: 'ゲーム攻略' },
  events: { zh: '活动', en: 'Events', ja: 'イベント' },
  about: { zh: '关于我们', en: 'About', ja: 'わたしたちのこと' },
  searchDesktop: { zh: '搜索游戏', en: 'Find a game', ja: 'ゲーム検索' },
  searchMobile: { zh: '游戏知识搜索', en: 'Search guides', ja: '攻略を検索' },
});
const texts = navigationTexts.zh;

const pages = [
  [texts.home, '/'],
  [texts.companions, '/game-partner/'],
  [texts.library, '/game-library'],
  [texts.events, '/activity/'],
  [texts.about, '/about-us/'],
] as const;

/** Five items, of which `current` is marked. */
export const navigation = (current: string, device: '' | '/m' = ''): NavigationItem[] =>
  pages.map(([label, path]) => ({
    label,
    href: `${device}${path}`,
    current: `${device}${path}` === current,
  }));
