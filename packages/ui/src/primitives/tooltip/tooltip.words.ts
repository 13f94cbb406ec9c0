/** What the stories say, in English and in Japanese. */
export const tooltipWords = {
  看一段两分钟的介绍: ['Watch two minutes about it', '二分の紹介を見る'],
  播放: ['Play', '再生'],
} as const;
