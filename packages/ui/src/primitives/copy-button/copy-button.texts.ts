import { storyTexts } from '../../internal/testing/story-texts.ts';

export const copyButtonTexts = storyTexts({
  lumenGroup: { zh: '阿灯的群', en: 'Lumen’s group', ja: 'アカリのグループ' },
});
