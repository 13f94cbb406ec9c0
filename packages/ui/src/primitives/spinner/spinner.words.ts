/** What the stories say, in English and in Japanese. */
export const spinnerWords = {
  ' 正在连上阿灯……': [' Getting through to Lumen…', ' アカリにつないでいます…'],
  ' 正在翻航海日志……': [' Leafing through the logbook…', ' 航海日誌をめくっています…'],
} as const;
