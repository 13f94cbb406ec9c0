import { storyTexts } from '../../internal/testing/story-texts.ts';

/** Texts of the stories, by language. */
export const spriteTexts = storyTexts({
  shade: { zh: '小影', en: 'Shade', ja: 'カゲ' },
});
