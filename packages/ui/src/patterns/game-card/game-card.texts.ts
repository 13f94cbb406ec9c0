import { storyTexts } from '../../internal/testing/story-texts.ts';

export const gameCardTexts = storyTexts({
  nightFerry: { zh: '夜航船', en: 'Night Ferry', ja: '夜航船' },
  adventureOnSeaWithout: {
    zh: '叙事冒险 · 在没有灯塔的海上，靠记忆找回家的路。',
    en: 'Adventure · On a sea without lighthouses, find the way home from memory.',
    ja: 'アドベンチャー · 灯台のない海で、記憶を頼りに帰り道をさがす。',
  },
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
  buildAtTheEbb: {
    zh: '退潮造船，\u200B涨潮下水，\u200B沉了捞起来再造。',
    en: 'Build at the ebb, launch at the flood, and if she sinks, fish her up and build again.',
    ja: '引き潮で造り、満ち潮で浮かべ、沈んだら引き揚げてまた造る。',
  },
  n96Guides: { zh: '96 篇攻略', en: '96 guides', ja: '攻略96件' },
});
