import { storyTexts } from '../../internal/testing/story-texts.ts';

export const searchFieldTexts = storyTexts({
  searchGames: { zh: '搜索游戏', en: 'Search games', ja: 'ゲームを検索' },
});
