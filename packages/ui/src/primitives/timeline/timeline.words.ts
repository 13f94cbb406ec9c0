/** What the stories say, in English and in Japanese. */
export const timelineWords = {
  '2024年3月': ['March 2024', '2024年3月'],
  一张餐巾纸: ['A paper napkin', '一枚の紙ナプキン'],
  '三个人在夜宵摊上画下第一只伙伴，它只有两只眼睛。': [
    'At a night stall three people draw the first companion. It has two eyes and nothing else.',
    '夜の屋台で三人が最初の相棒を描いた。あるのは目がふたつだけ。',
  ],
  '2025年9月': ['September 2025', '2025年9月'],
  第一万局: ['Game ten thousand', '一万局目'],
  '有人陪的第一万局游戏，在一个下雨的星期二凌晨结束，输了。': [
    'The ten-thousandth game in company ends in the small hours of a rainy Tuesday. It is lost.',
    '誰かといっしょの一万局目は、雨の火曜の未明に終わった。負けだった。',
  ],
  现在: ['Now', 'いま'],
  '今晚，一起开一局': ['Tonight, let’s play', '今夜、いっしょに遊ぼう'],
  '2026年11月22日': ['November 22, 2026', '2026年11月22日'],
} as const;
