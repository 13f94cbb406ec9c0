import { storyTexts } from '../../internal/testing/story-texts.ts';

export const spriteTexts = storyTexts({
  shade: { zh: '小影', en: 'Shade', ja: 'カゲ' },
});
