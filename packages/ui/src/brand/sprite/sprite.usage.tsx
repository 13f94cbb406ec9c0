import { usage } from '../../internal/testing/usage.tsx';
import { Sprite } from './index.ts';

const lumen = {
  seed: 'a-deng',
  hue: 62,
  look: { body: 'flame', eyes: 'tall', mouth: 'small', held: 'lantern', material: 'flame' },
};

export const spriteUsage = usage(
  {
    good: {
      zh: '一个伙伴，站在自己的地方，心情看得出来。',
      en: 'One companion with a place of its own. Its mood is seen.',
      ja: '一人の相棒が、自分の場所に。気分が見てとれます。',
    },
    bad: {
      zh: '当花纹铺开：谁也不是谁了。',
      en: 'Used as a pattern, nobody is anybody.',
      ja: '模様のように並べると、誰でもなくなります。',
    },
  },
  (texts) => ({
    good: { why: texts.good, drawn: <Sprite {...lumen} size={144} mood="happy" /> },
    bad: {
      why: texts.bad,
      drawn: [1, 2, 3, 4, 5, 6].map((place) => <Sprite key={place} {...lumen} size={56} still />),
    },
  }),
);
