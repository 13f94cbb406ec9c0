import { storyTexts } from '../../internal/testing/story-texts.ts';

export const companionCardTexts = storyTexts({
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
  windmillPlains: { zh: '风车原野', en: 'Windmill Plains', ja: '風車の野' },
  silentStone: { zh: '落子无声', en: 'The Silent Stone', ja: '無音の一石' },
});
