/** What the stories say, in English and in Japanese. */
export const brandIconWords = {
  视频主页: ['Videos', '動画チャンネル'],
  'QQ 群': ['QQ group', 'QQグループ'],
} as const;
