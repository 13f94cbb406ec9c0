import { storyTexts } from '../../internal/testing/story-texts.ts';

export const spinnerTexts = storyTexts({
  gettingThroughToLumen: {
    zh: ' 正在连上阿灯……',
    en: ' Getting through to Lumen…',
    ja: ' アカリにつないでいます…',
  },
  leafingThroughLogbook: {
    zh: ' 正在翻航海日志……',
    en: ' Leafing through the logbook…',
    ja: ' 航海日誌をめくっています…',
  },
});
