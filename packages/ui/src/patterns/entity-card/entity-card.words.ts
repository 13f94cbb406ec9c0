/** What the stories say, in English and in Japanese. */
export const entityCardWords = {
  敲钟人阿九: ['Jiu the Bell-Ringer', '鐘打ちのキュウ'],
  角色: ['Character', 'キャラクター'],
  '守第九口钟的人，耳朵听不见，靠脚底的震动认钟。': [
    'Keeper of the ninth bell. Cannot hear it, and knows each bell by how the ground trembles.',
    '九つ目の鐘の番人。耳は聞こえず、足の裏の震えで鐘を聞き分ける。',
  ],
  裂口铜铃: ['Cracked Bronze Bell', 'ひび割れた銅の鈴'],
  物品: ['Item', 'アイテム'],
  '摇一次，下一记重击的前摇慢半拍；摇过三次就哑了。': [
    'One shake, and the next heavy blow winds up half a beat slower. After three it is mute.',
    '一度振れば、次の重い一撃の予備動作が半拍遅れる。三度振ると鳴らなくなる。',
  ],
  采石场的石阶: ['Quarry Stair', '石切り場の石段'],
  地点: ['Place', '場所'],
} as const;
