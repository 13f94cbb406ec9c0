import { storyTexts } from '../../internal/testing/story-texts.ts';

export const tooltipTexts = storyTexts({
  watchTwoMinutesAbout: {
    zh: '看一段两分钟的介绍',
    en: 'Watch two minutes about it',
    ja: '二分の紹介を見る',
  },
  play: { zh: '播放', en: 'Play', ja: '再生' },
});
