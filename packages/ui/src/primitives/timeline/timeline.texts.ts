import { storyTexts } from '../../internal/testing/story-texts.ts';

export const timelineTexts = storyTexts({
  march2024: { zh: '2024年3月', en: 'March 2024', ja: '2024年3月' },
  paperNapkin: { zh: '一张餐巾纸', en: 'A paper napkin', ja: '一枚の紙ナプキン' },
  atNightStallThree: {
    zh: '三个人在夜宵摊上画下第一只伙伴，它只有两只眼睛。',
    en: 'At a night stall three people draw the first companion. It has two eyes and nothing else.',
    ja: '夜の屋台で三人が最初の相棒を描いた。あるのは目がふたつだけ。',
  },
  september2025: { zh: '2025年9月', en: 'September 2025', ja: '2025年9月' },
  gameTenThousand: { zh: '第一万局', en: 'Game ten thousand', ja: '一万局目' },
  tenThousandthGameIn: {
    zh: '有人陪的第一万局游戏，在一个下雨的星期二凌晨结束，输了。',
    en: 'The ten-thousandth game in company ends in the small hours of a rainy Tuesday. It is lost.',
    ja: '誰かといっしょの一万局目は、雨の火曜の未明に終わった。負けだった。',
  },
  now: { zh: '现在', en: 'Now', ja: 'いま' },
  tonightLetPlay: {
    zh: '今晚，一起开一局',
    en: 'Tonight, let’s play',
    ja: '今夜、いっしょに遊ぼう',
  },
  november222026: { zh: '2026年11月22日', en: 'November 22, 2026', ja: '2026年11月22日' },
});
