/** What the stories say, in English and in Japanese. */
export const segmentedControlWords = {
  哪些活动: ['Which events', 'どのイベント'],
  进行中: ['On now', '開催中'],
  即将开始: ['Coming up', 'まもなく開始'],
  已结束: ['Ended', '終了'],
  外观: ['Appearance', '外観'],
  ' 夜': [' Night', ' 夜'],
  ' 日': [' Day', ' 昼'],
  字号: ['Text size', '文字の大きさ'],
} as const;
