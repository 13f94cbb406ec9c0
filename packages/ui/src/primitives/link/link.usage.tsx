import { usage } from '../../internal/testing/usage.tsx';
import { TextLink } from './index.ts';

export const linkUsage = usage(
  {
    before: { zh: '第三口钟的打法在', en: 'How to ring the third bell is in ', ja: '三つ目の鐘は' },
    article: { zh: '九响的攻略', en: 'the guide to Nine Bells', ja: '九響の攻略' },
    after: { zh: '里。', en: '.', ja: 'にあります。' },
    click: { zh: '想看打法请', en: 'For the guide click ', ja: '攻略は' },
    here: { zh: '点这里', en: 'here', ja: 'こちら' },
    good: {
      zh: '链接的字就是要去的地方，单独念也明白。',
      en: 'The words name the place, and are clear when heard alone.',
      ja: '行き先の名がそのままリンクの言葉。それだけ聞いてもわかります。',
    },
    bad: {
      zh: '「点这里」哪儿都可能去：听屏幕的人只听得到这三个字。',
      en: '“Here” may lead anywhere. Somebody who listens hears nothing else.',
      ja: '「こちら」では行き先がわかりません。耳で読む人にはこの言葉しか届きません。',
    },
  },
  (texts) => ({
    good: {
      why: texts.good,
      drawn: (
        <p>
          {texts.before}
          <TextLink href="#guide">{texts.article}</TextLink>
          {texts.after}
        </p>
      ),
    },
    bad: {
      why: texts.bad,
      drawn: (
        <p>
          {texts.click}
          <TextLink href="#guide">{texts.here}</TextLink>
        </p>
      ),
    },
  }),
);
