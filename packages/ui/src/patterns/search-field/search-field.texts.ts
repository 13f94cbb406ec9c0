import { storyTexts } from '../../internal/testing/story-texts.ts';

/** Texts of the stories, by language. */
export const searchFieldTexts = storyTexts({
  searchGames: { zh: '搜索游戏', en: 'Search games', ja: 'ゲームを検索' },
});
