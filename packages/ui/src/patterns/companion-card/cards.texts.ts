import { storyTexts } from '../../internal/testing/story-texts.ts';

/** Texts of the stories, by language. */
export const cardsTexts = storyTexts({
  lumen: { zh: '阿灯', en: 'Lumen', ja: 'アカリ' },
  keptLighthouseForThirty: {
    zh: '灯塔守了三十年，最会在雾里认路。',
    en: 'Kept a lighthouse for thirty years. Nobody finds the way through fog better.',
    ja: '灯台を守って三十年。霧の中の道なら、誰よりも知っている。',
  },
  nightFerryStardustFrontier: {
    zh: '夜航船、星尘边境',
    en: 'Night Ferry, Stardust Frontier',
    ja: '夜航船、星屑の辺境',
  },
  inky: { zh: '墨墨', en: 'Inky', ja: 'スミ' },
  knowsRoomfulGamesBy: {
    zh: '棋谱背了一屋子，输了也要笑着复盘。',
    en: 'Knows a roomful of games by heart, and goes over every defeat with a smile.',
    ja: '部屋いっぱいの棋譜を暗記。負けても笑って検討する。',
  },
  mint: { zh: '薄荷', en: 'Mint', ja: 'ミント' },
  youJustChargeAhead: {
    zh: '你只管往前冲，后背交给我。',
    en: 'You just charge ahead. I have your back.',
    ja: '前だけ見て走って。背中は任せて。',
  },
  minke: { zh: '小鲸', en: 'Minke', ja: 'クジラ' },
  deeperWeDiveLess: {
    zh: '潜得越深，我的话越少。要是连我都不说话了，就赶紧往上浮。',
    en: 'The deeper we dive, the less I say. Once I fall silent, make for the surface.',
    ja: '深く潜るほど、口数が減る。わたしまで黙ったら、すぐに浮上して。',
  },
  signalInDeepBlue: { zh: '深蓝信号', en: 'Signal in Deep Blue', ja: '紺碧のシグナル' },
  nightFerry: { zh: '夜航船', en: 'Night Ferry', ja: '夜航船' },
  adventureOnSeaWithout: {
    zh: '叙事冒险 · 在没有灯塔的海上，靠记忆找回家的路。',
    en: 'Adventure · On a sea without lighthouses, find the way home from memory.',
    ja: 'アドベンチャー · 灯台のない海で、記憶を頼りに帰り道をさがす。',
  },
  adventure: { zh: '叙事冒险', en: 'Adventure', ja: 'アドベンチャー' },
  n212Guides: { zh: '212 篇攻略', en: '212 guides', ja: '攻略212件' },
  stardustFrontier: { zh: '星尘边境', en: 'Stardust Frontier', ja: '星屑の辺境' },
  spaceSurvivalShipFull: {
    zh: '太空生存 · 一艘修修补补的船，和一颗不肯熄的恒星。',
    en: 'Space survival · A ship full of patches, and a star that refuses to go out.',
    ja: '宇宙サバイバル · 継ぎはぎだらけの船と、消えようとしない恒星。',
  },
  n341Guides: { zh: '341 篇攻略', en: '341 guides', ja: '攻略341件' },
  windmillPlains: { zh: '风车原野', en: 'Windmill Plains', ja: '風車の野' },
  farmingEverythingYouPlant: {
    zh: '农场模拟 · 种下的每一株都会记得你。',
    en: 'Farming · Everything you plant remembers you.',
    ja: '農場シミュレーション · 植えた苗はどれも、あなたを覚えている。',
  },
  n188Guides: { zh: '188 篇攻略', en: '188 guides', ja: '攻略188件' },
  silentStone: { zh: '落子无声', en: 'The Silent Stone', ja: '無音の一石' },
  boardGameBeyondNineteen: {
    zh: '策略棋牌 · 十九路之外还有第二十路。',
    en: 'Board game · Beyond the nineteen lines there is a twentieth.',
    ja: 'ボードゲーム · 十九路の外に、二十路目がある。',
  },
  n96Guides: { zh: '96 篇攻略', en: '96 guides', ja: '攻略96件' },
  sailingByFog: { zh: '雾夜夜航', en: 'Sailing by fog', ja: '霧夜の航海' },
  sevenNightsInRow: {
    zh: '连续七晚，每晚一条没有标在海图上的航线。',
    en: 'Seven nights in a row, each with a route that is on no chart.',
    ja: '七夜連続。毎晩ひとつ、海図にない航路へ。',
  },
  sevenNightsInRow2: { zh: '连续七晚。', en: 'Seven nights in a row.', ja: '七夜連続。' },
  harvestMarket: { zh: '丰收市集', en: 'Harvest market', ja: '収穫市' },
  tradeThisYearHarvest: {
    zh: '用今年的收成换一顶不会被风吹走的草帽。',
    en: 'Trade this year’s harvest for a straw hat that no wind takes.',
    ja: '今年の収穫を、風に飛ばされない麦わら帽子と交換。',
  },
  twentiethLine: { zh: '第二十路', en: 'The twentieth line', ja: '二十路目' },
  matchWithoutSpectatorsWhoever: {
    zh: '一场没有观众的比赛，赢家自己知道。',
    en: 'A match without spectators. Whoever wins will know.',
    ja: '観客のいない対局。勝った人だけが知っている。',
  },
  oct: { zh: '10月', en: 'Oct', ja: '10月' },
  nov: { zh: '11月', en: 'Nov', ja: '11月' },
  dec: { zh: '12月', en: 'Dec', ja: '12月' },
  fromOctober8For: {
    zh: '10月8日起，为期两周',
    en: 'From October 8, for two weeks',
    ja: '10月8日から二週間',
  },
  fromNovember21For: {
    zh: '11月21日起，为期两周',
    en: 'From November 21, for two weeks',
    ja: '11月21日から二週間',
  },
  fromDecember5For: {
    zh: '12月5日起，为期两周',
    en: 'From December 5, for two weeks',
    ja: '12月5日から二週間',
  },
  november21: { zh: '11月21日', en: 'November 21', ja: '11月21日' },
  howToFindSecond: {
    zh: '雾里怎么找第二根桅杆',
    en: 'How to find the second mast in fog',
    ja: '霧の中で二本目の帆柱を見つけるには',
  },
  howToFindMast: {
    zh: '雾里怎么找桅杆',
    en: 'How to find a mast in fog',
    ja: '霧の中で帆柱を見つけるには',
  },
  firstPutOutLight: {
    zh: '先关掉船头的灯。',
    en: 'First put out the light at the bow. The ',
    ja: 'まず船首の灯りを消す。',
  },
  mast: { zh: '桅杆', en: 'mast', ja: '帆柱' },
  showsLaterThanLighthouse: {
    zh: '比灯塔亮得晚一些，大约数到第四次浪，东边会先暗下去一块，那一块就是',
    en: ' shows later than the lighthouse. By about the fourth wave a patch in the east grows dark, and that patch is the shadow of the ',
    ja: 'は灯台より少し遅れて見えてくる。四つ目の波を数えるころ、東の一か所が先に暗くなる。それが',
  },
  showsLaterThanLighthouse2: {
    zh: '比灯塔亮得晚一些。',
    en: ' shows later than the lighthouse.',
    ja: 'は灯台より少し遅れて見えてくる。',
  },
  part: { zh: '的影子。', en: '.', ja: 'の影だ。' },
  whySunflowersTurnTo: {
    zh: '向日葵为什么朝着你',
    en: 'Why the sunflowers turn to you',
    ja: 'ひまわりがこちらを向くわけ',
  },
  notSunTheyFollow: {
    zh: '不是朝着太阳。你在田埂上站满三天，它们就会改主意。',
    en: 'It is not the sun they follow. Stand at the edge of the field for three days, and they change their minds. ',
    ja: '太陽を追っているのではない。畑のあぜに三日立っていれば、考えを変える。',
  },
});
