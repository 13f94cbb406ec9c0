import type { JudgedQuery } from './judged.ts';

/**
 * A third of the judged queries. Only the totals of this file may be read, and only after the rules
 * are finished: a rule that is tuned with them proves nothing.
 */
export const unseenQueries: readonly JudgedQuery[] = [
  ['zh', 'exact', '双秤', 'nine-bells-boss-scales', 'nine-bells-twin-scales'],
  ['zh', 'exact', '油锅坡', 'mochi-league-place-slope', 'mochi-league-oil-slope-lines'],
  ['zh', 'exact', '锈鹿', 'root-and-rust-creature-deer', 'root-and-rust-rust-deer'],
  ['en', 'exact', 'bone plain', 'deep-cartographer-place-bone', 'deep-cartographer-bone-plain'],
  ['en', 'exact', 'sluice dragon', 'five-lanes-boss-dragon', 'five-lanes-sluice-dragon'],
  ['ja', 'exact', '半券合わせ', 'last-tram-skill-match', 'last-tram-matching-stubs'],

  ['zh', 'pinyin', 'zhishang juntuan', 'paper-legions'],
  ['zh', 'pinyin', 'xunlu', 'root-and-rust-boss-furnace', 'root-and-rust-walking-furnace'],
  ['zh', 'pinyin', 'kuaishu', 'mochi-league-boss-chopstick', 'mochi-league-uncle-chopstick'],
  ['zh', 'pinyin', 'ftty', 'clockwork-court'],
  [
    'zh',
    'pinyin',
    'lao tang',
    'lao-tang',
    'starlit-kitchen-item-stock',
    'starlit-kitchen-master-stock',
  ],
  ['zh', 'pinyin', 'jyunding jiasu', 'none'],

  ['ja', 'reading', 'びおう', 'nine-bells-boss-weiyang', 'nine-bells-weiyang'],
  ['ja', 'reading', 'くじらぐも', 'sky-couriers-boss-whale', 'sky-couriers-whale-cloud'],
  ['ja', 'reading', 'やみいち', 'none'],
  ['ja', 'reading', 'はかもりがに', 'deep-cartographer-boss-crab', 'deep-cartographer-grave-crab'],
  ['ja', 'reading', 'karasuma', 'five-lanes-role-karasuma', 'five-lanes-against-karasuma'],
  ['ja', 'reading', 'しゅうでんのあと', 'last-tram'],

  ['zh', 'script', '團子聯賽', 'mochi-league'],
  ['zh', 'script', '鯨雲', 'sky-couriers-boss-whale', 'sky-couriers-whale-cloud'],
  ['zh', 'script', 'Deep Cartographer', 'deep-cartographer'],
  ['ja', 'script', '乔婆', 'lantern-ridge-role-qiao'],
  ['en', 'script', '五路', 'five-lanes'],

  ['zh', 'typo', '双称', 'nine-bells-boss-scales', 'nine-bells-twin-scales'],
  ['zh', 'typo', '末班电撤', 'last-tram'],
  ['zh', 'typo', '抄经仁', 'nine-bells-boss-copyist', 'nine-bells-the-copyist'],
  ['en', 'typo', 'grave crabb', 'deep-cartographer-boss-crab', 'deep-cartographer-grave-crab'],
  ['en', 'typo', 'karusama', 'five-lanes-role-karasuma', 'five-lanes-against-karasuma'],
  ['en', 'typo', 'copyst', 'nine-bells-boss-copyist', 'nine-bells-the-copyist'],

  ['en', 'form', 'ironmoths', 'root-and-rust-creature-moth', 'root-and-rust-ironmoth-nights'],
  [
    'en',
    'form',
    'sluice',
    'nine-bells-cistern-sluices',
    'five-lanes-boss-dragon',
    'five-lanes-sluice-dragon',
  ],
  ['en', 'form', 'pinned', 'deep-cartographer-pinning', 'deep-cartographer-item-buoy'],
  ['en', 'form', 'return tickets', 'last-tram-return-ticket'],
  [
    'ja',
    'form',
    '蛾',
    'root-and-rust-ironmoth-nights',
    'root-and-rust-creature-moth',
    'lantern-ridge-creature-moth',
  ],

  ['zh', 'synonym', '萌新 五路', 'five-lanes-first-match'],
  ['zh', 'synonym', '老存档 灯岭', 'lantern-ridge-update-1-5'],
  ['en', 'synonym', 'tutorial deep cartographer', 'deep-cartographer-first-dive'],
  ['en', 'synonym', 'lag', 'mochi-league-table-mode'],
  ['ja', 'synonym', '初心者 九つの鐘', 'nine-bells-first-hour'],
  ['ja', 'synonym', 'アプデ ファイブレーン', 'five-lanes-patch-2-3'],

  ['zh', 'kind', '末班电车 问答', 'last-tram-five-endings', 'last-tram-return-ticket'],
  ['zh', 'kind', '团子联赛 boss', 'mochi-league-boss-chopstick', 'mochi-league-uncle-chopstick'],
  ['zh', 'kind', '星夜食堂地图', 'starlit-kitchen-predawn-market'],
  ['en', 'kind', 'lore paper legions', 'paper-legions-day-forty-one'],
  ['en', 'kind', 'builds', 'kind:build'],
  ['ja', 'kind', '根と錆 マップ', 'root-and-rust-five-sites'],

  ['zh', 'intent', '倒影怎么过', 'clockwork-court-reflection'],
  ['zh', 'intent', '三更灯塔在哪', 'tidewright-place-light'],
  ['zh', 'intent', '水囊多少钱', 'nine-bells-item-waterskin', 'nine-bells-first-hour'],
  ['en', 'intent', 'how to defeat the walking furnace', 'root-and-rust-walking-furnace'],
  ['en', 'intent', 'where is kraft paper', 'paper-legions-kraft', 'paper-legions-item-kraft'],
  ['ja', 'intent', '筷叔の倒し方', 'mochi-league-uncle-chopstick'],

  ['zh', 'number', '第七赛季', 'mochi-league-season-seven'],
  ['zh', 'number', '水庭第六道', 'clockwork-court-water-nine'],
  ['zh', 'number', '第四十一天', 'paper-legions-day-forty-one'],
  ['en', 'number', 'night fourteen', 'last-tram-shen-yan'],
  ['ja', 'number', '一日目', 'paper-legions-first-battle'],

  ['zh', 'thing', '团团', 'tuan-tuan'],
  ['zh', 'thing', '海蓉', 'tidewright-role-hairong'],
  ['en', 'thing', 'root and rust', 'root-and-rust'],
  ['en', 'thing', 'chime', 'jiu-sheng'],
  ['ja', 'thing', '深海の地図師', 'deep-cartographer'],

  ['zh', 'question', '交不起房租会怎么样', 'starlit-kitchen-can-i-lose'],
  ['zh', 'question', '画好的图被虫子咬了怎么办', 'deep-cartographer-paper-lice'],
  ['en', 'question', 'how many beams do I need for winter', 'root-and-rust-first-winter-house'],
  ['en', 'question', 'which road suits me', 'five-lanes-day-roads'],
  ['ja', 'question', '最初の船は何で作る', 'tidewright-first-boat'],
];
