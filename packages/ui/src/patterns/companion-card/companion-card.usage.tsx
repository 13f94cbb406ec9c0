import { usage } from '../../internal/testing/usage.tsx';
import { CompanionCard } from './index.ts';

const lumen = {
  href: '/game-partner/detail-a-deng',
  seed: 'a-deng',
  look: { body: 'flame', eyes: 'tall', mouth: 'small', held: 'lantern', material: 'flame' },
  hue: 62,
};

export const companionCardUsage = usage(
  {
    name: { zh: '阿灯', en: 'Lumen', ja: 'アカリ' },
    line: {
      zh: '你走前面，我替你举着灯。',
      en: 'You walk ahead. I hold the light.',
      ja: 'きみは前を。灯はわたしが持つ。',
    },
    games: { zh: '灯岭、星夜食堂', en: 'Lantern Ridge, Starlit Kitchen', ja: '灯火の嶺、星夜食堂' },
    life: {
      zh: '阿灯原来是路边石龛里的一簇火，就在灯岭第七个回头弯，旁边有块能坐两个人的石头。乔婆每天黄昏提一壶油上来，添满，用袖子擦掉玻璃上的飞虫。',
      en: 'Lumen began as a flame in a stone niche at the seventh bend of the ridge, beside a rock wide enough for two. Every dusk old Mother Qiao came up with a jug of oil.',
      ja: 'アカリはもともと、灯火の嶺の七つめの折り返しにある石の祠の火だった。毎日夕暮れになると、チャオ婆が油の壺をさげて登ってくる。',
    },
    good: {
      zh: '用它自己的一句话，让人想走过去。',
      en: 'One sentence of its own makes people come closer.',
      ja: '本人のひと言で、会いに行きたくなります。',
    },
    bad: {
      zh: '生平放进卡片：没人读完，也没法一眼扫过一排。',
      en: 'A life story on a card is not read, and a row of them cannot be scanned.',
      ja: '生い立ちを載せても読まれず、並べて見渡すこともできません。',
    },
  },
  (texts) => ({
    good: {
      why: texts.good,
      isWide: true,
      drawn: <CompanionCard {...lumen} name={texts.name} line={texts.line} games={texts.games} />,
    },
    bad: {
      why: texts.bad,
      isWide: true,
      drawn: <CompanionCard {...lumen} name={texts.name} line={texts.life} games={texts.games} />,
    },
  }),
);
