import { storyTexts } from '../../internal/testing/story-texts.ts';

export const activityCardTexts = storyTexts({
  sailingByFog: { zh: '雾夜夜航', en: 'Sailing by fog', ja: '霧夜の航海' },
  sevenNightsInRow: {
    zh: '连续七晚，每晚一条没有标在海图上的航线。',
    en: 'Seven nights in a row, each with a route that is on no chart.',
    ja: '七夜連続。毎晩ひとつ、海図にない航路へ。',
  },
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
});
