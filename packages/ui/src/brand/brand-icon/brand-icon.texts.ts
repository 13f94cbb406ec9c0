import { storyTexts } from '../../internal/testing/story-texts.ts';

export const brandIconTexts = storyTexts({
  videos: { zh: '视频主页', en: 'Videos', ja: '動画チャンネル' },
  qqGroup: { zh: 'QQ 群', en: 'QQ group', ja: 'QQグループ' },
});
