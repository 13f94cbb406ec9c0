/** What the stories say, in English and in Japanese. */
export const qrPopoverWords = {
  'QQ 群': ['QQ group', 'QQグループ'],
  视频主页: ['Videos', '動画チャンネル'],
} as const;
