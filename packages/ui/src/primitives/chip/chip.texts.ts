import { storyTexts } from '../../internal/testing/story-texts.ts';

export const chipTexts = storyTexts({
  adventure: { zh: '叙事冒险', en: 'Adventure', ja: 'アドベンチャー' },
  byKind: { zh: '按种类', en: 'By kind', ja: '種類別' },
  all: { zh: '全部', en: 'All', ja: 'すべて' },
  characters: { zh: '角色', en: 'Characters', ja: 'キャラクター' },
  items: { zh: '道具', en: 'Items', ja: 'アイテム' },
  places: { zh: '地点', en: 'Places', ja: '場所' },
  bosses: { zh: '首领', en: 'Bosses', ja: 'ボス' },
  quests: { zh: '委托', en: 'Quests', ja: '依頼' },
});
