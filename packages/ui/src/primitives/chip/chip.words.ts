/** What the stories say, in English and in Japanese. */
export const chipWords = {
  叙事冒险: ['Adventure', 'アドベンチャー'],
  按种类: ['By kind', '種類別'],
  全部: ['All', 'すべて'],
  角色: ['Characters', 'キャラクター'],
  道具: ['Items', 'アイテム'],
  地点: ['Places', '場所'],
  首领: ['Bosses', 'ボス'],
  委托: ['Quests', '依頼'],
} as const;
