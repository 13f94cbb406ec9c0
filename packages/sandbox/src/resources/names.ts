import type { articleKinds, entityKinds, genres } from '../content/formats.ts';
import type { Localised } from '../http/language.ts';
import type { ThingType } from '../search/names.ts';

export const genreNames: Record<(typeof genres)[number], Localised> = {
  rpg: { zh: '角色扮演', en: 'Role-playing', ja: 'RPG' },
  sailing: { zh: '航海', en: 'Sailing', ja: '航海' },
  puzzle: { zh: '解谜', en: 'Puzzle', ja: 'パズル' },
  tactics: { zh: '战棋', en: 'Tactics', ja: 'シミュレーションRPG' },
  mystery: { zh: '悬疑', en: 'Mystery', ja: 'ミステリー' },
  survival: { zh: '生存', en: 'Survival', ja: 'サバイバル' },
  racing: { zh: '竞速', en: 'Racing', ja: 'レース' },
  action: { zh: '动作', en: 'Action', ja: 'アクション' },
  party: { zh: '派对', en: 'Party', ja: 'パーティー' },
  management: { zh: '经营', en: 'Management', ja: '経営' },
  roguelike: { zh: 'Roguelike', en: 'Roguelike', ja: 'ローグライク' },
  moba: { zh: '团队竞技', en: 'Team arena', ja: 'MOBA' },
};

export const platformNames: Record<'pc' | 'mobile' | 'console', Localised> = {
  pc: { zh: '电脑', en: 'PC', ja: 'PC' },
  mobile: { zh: '手机', en: 'Mobile', ja: 'スマートフォン' },
  console: { zh: '主机', en: 'Console', ja: 'ゲーム機' },
};

/** Singular names. */
export const entityKindNames: Record<(typeof entityKinds)[number], Localised> = {
  role: { zh: '角色', en: 'Character', ja: 'キャラクター' },
  item: { zh: '物品', en: 'Item', ja: 'アイテム' },
  place: { zh: '地点', en: 'Place', ja: '場所' },
  boss: { zh: '首领', en: 'Boss', ja: 'ボス' },
  skill: { zh: '技能', en: 'Skill', ja: 'スキル' },
  creature: { zh: '生物', en: 'Creature', ja: '生き物' },
};

/** Plural names. */
export const entityGroupNames: typeof entityKindNames = {
  role: { ...entityKindNames.role, en: 'Characters' },
  item: { ...entityKindNames.item, en: 'Items' },
  place: { ...entityKindNames.place, en: 'Places' },
  boss: { ...entityKindNames.boss, en: 'Bosses' },
  skill: { ...entityKindNames.skill, en: 'Skills' },
  creature: { ...entityKindNames.creature, en: 'Creatures' },
};

/** Results of a search that are no articles. */
export const thingNames: Record<ThingType, Localised> = {
  game: { zh: '游戏', en: 'Game', ja: 'ゲーム' },
  entity: { zh: '图鉴', en: 'Field guide', ja: '図鑑' },
  companion: { zh: '伙伴', en: 'Companion', ja: '相棒' },
};

export const articleKindNames: Record<(typeof articleKinds)[number], Localised> = {
  guide: { zh: '攻略', en: 'Guide', ja: '攻略' },
  mechanics: { zh: '机制', en: 'Mechanics', ja: 'システム' },
  lore: { zh: '设定', en: 'Lore', ja: '世界設定' },
  build: { zh: '配装', en: 'Build', ja: '編成' },
  boss: { zh: '首领战', en: 'Boss fight', ja: 'ボス戦' },
  map: { zh: '地图', en: 'Map', ja: 'マップ' },
  faq: { zh: '问答', en: 'Q&A', ja: 'よくある質問' },
  news: { zh: '资讯', en: 'News', ja: 'お知らせ' },
};
