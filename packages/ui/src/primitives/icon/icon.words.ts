/** What the stories say, in English and in Japanese. */
export const iconWords = {
  下载: ['Download', 'ダウンロード'],
  关闭: ['Close', '閉じる'],
  ' 已解锁': [' Unlocked', ' 解放済み'],
} as const;
