import { storyTexts } from '../../internal/testing/story-texts.ts';

export const entityCardTexts = storyTexts({
  jiuBellRinger: { zh: '敲钟人阿九', en: 'Jiu the Bell-Ringer', ja: '鐘打ちのキュウ' },
  character: { zh: '角色', en: 'Character', ja: 'キャラクター' },
  keeperNinthBellCannot: {
    zh: '守第九口钟的人，耳朵听不见，靠脚底的震动认钟。',
    en: 'Keeper of the ninth bell. Cannot hear it, and knows each bell by how the ground trembles.',
    ja: '九つ目の鐘の番人。耳は聞こえず、足の裏の震えで鐘を聞き分ける。',
  },
  crackedBronzeBell: { zh: '裂口铜铃', en: 'Cracked Bronze Bell', ja: 'ひび割れた銅の鈴' },
  item: { zh: '物品', en: 'Item', ja: 'アイテム' },
  oneShakeNextHeavy: {
    zh: '摇一次，下一记重击的前摇慢半拍；摇过三次就哑了。',
    en: 'One shake, and the next heavy blow winds up half a beat slower. After three it is mute.',
    ja: '一度振れば、次の重い一撃の予備動作が半拍遅れる。三度振ると鳴らなくなる。',
  },
  quarryStair: { zh: '采石场的石阶', en: 'Quarry Stair', ja: '石切り場の石段' },
  place: { zh: '地点', en: 'Place', ja: '場所' },
});
