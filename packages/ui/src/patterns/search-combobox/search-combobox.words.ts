/** What the stories say, in English and in Japanese. */
export const searchComboboxWords = {
  搜索游戏知识: ['Search game knowledge', '攻略を検索'],
  游戏: ['Game', 'ゲーム'],
  角色: ['Character', 'キャラクター'],
  文章: ['Article', '記事'],
  问题: ['Question', '質問'],
  九钟: ['Nine Bells', '九つの鐘'],
  敲钟人阿九: ['Jiu the Bell-Ringer', '鐘打ちのキュウ'],
  '第一口钟总是打不过，问题多半出在步子上': [
    'Beaten by the first bell every time? It is mostly your footwork',
    '一つ目の鐘に勝てないなら、原因はたいてい足さばき',
  ],
  '钟声的延迟怎么校准？': ['How do I calibrate the bell’s delay?', '鐘の音の遅れはどう調整する？'],
  钟: ['bell', '鐘'],
  少了第一条: ['The first is gone', '一つ目が消える'],
  只剩一条: ['One is left', '一つだけ残る'],
  '第 {n} 口钟': ['Bell {n}', '鐘、その{n}'],
} as const;
