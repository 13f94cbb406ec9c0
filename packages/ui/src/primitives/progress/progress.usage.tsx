import { usage } from '../../internal/testing/usage.tsx';
import { Progress } from './index.ts';

export const progressUsage = usage(
  {
    story: { zh: '守灯人', en: 'The lamp keeper', ja: '灯守り' },
    chapters: { zh: '7 / 12 章', en: '7 of 12 chapters', ja: '12 章中 7 章' },
    talking: { zh: '正在连上阿灯……', en: 'Reaching Lumen …', ja: 'アカリにつないでいます……' },
    good: {
      zh: '数得清的一段路，停在哪儿就亮到哪儿。',
      en: 'A way that can be counted, lit as far as somebody came.',
      ja: '数えられる道のり。進んだところまで灯ります。',
    },
    bad: {
      zh: '谁也不知道还要多久，别画一半：用 Spinner。',
      en: 'Nobody knows how long this takes, so half a bar is invented. Use a Spinner.',
      ja: 'いつ終わるかわからないのに半分とは描けません。Spinner を使います。',
    },
  },
  (texts) => ({
    good: {
      why: texts.good,
      isWide: true,
      drawn: <Progress label={texts.story} value={7} max={12} valueText={texts.chapters} />,
    },
    bad: {
      why: texts.bad,
      isWide: true,
      drawn: <Progress label={texts.talking} value={1} max={2} />,
    },
  }),
);
