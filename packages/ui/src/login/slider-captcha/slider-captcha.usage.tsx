import { useState } from 'react';
import { usage } from '../../internal/testing/usage.tsx';
import { TextField } from '../../primitives/text-field/index.ts';
import { SliderCaptcha } from './index.ts';
import { sliderProvider } from './testing/fake-slider.ts';

const nothing = () => {};

function Drawn() {
  const [provider] = useState(sliderProvider);
  return (
    <SliderCaptcha
      provider={provider}
      phone="13800138000"
      onSolved={nothing}
      onClose={nothing}
      now={() => 0}
    />
  );
}

export const sliderCaptchaUsage = usage(
  {
    phone: { zh: '手机号', en: 'Phone number', ja: '電話番号' },
    article: {
      zh: '第三口钟：听影子',
      en: 'The third bell: watch the shadow',
      ja: '三つ目の鐘は影を見る',
    },
    good: {
      zh: '要花钱发一条短信之前，问一次。',
      en: 'Asked once, before a text message is paid for.',
      ja: '費用のかかる SMS を送る前に、一度だけ。',
    },
    bad: {
      zh: '读一篇文章不花谁的钱，别叫人先拼图。',
      en: 'Reading costs nobody anything, and should not need a puzzle.',
      ja: '読むだけなら誰の負担にもなりません。パズルは要りません。',
    },
  },
  (texts) => ({
    good: {
      why: texts.good,
      isWide: true,
      drawn: (
        <>
          <TextField label={texts.phone} defaultValue="13800138000" />
          <Drawn />
        </>
      ),
    },
    bad: {
      why: texts.bad,
      isWide: true,
      drawn: (
        <>
          <strong>{texts.article}</strong>
          <Drawn />
        </>
      ),
    },
  }),
);
