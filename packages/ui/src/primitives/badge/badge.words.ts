/** What the stories say, in English and in Japanese. */
export const badgeWords = {
  已结束: ['Ended', '終了'],
  进行中: ['On now', '開催中'],
  即将开始: ['Coming up', 'まもなく開始'],
  已解锁: ['Unlocked', '解放済み'],
  快到期了: ['Expires soon', 'まもなく期限切れ'],
  '等到第七次浪、雾散了、灯塔重新亮起来再说': [
    'Not before the seventh wave, when the fog has lifted and the lighthouse is lit again',
    '七つ目の波が過ぎ、霧が晴れて、灯台がまた灯ってから',
  ],
} as const;
