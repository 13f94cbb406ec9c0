import { usage } from '../../internal/testing/usage.tsx';
import { ActivityCard } from './index.ts';

export const activityCardUsage = usage(
  {
    fog: { zh: '雾夜同航', en: 'Sailing by fog', ja: '霧の夜の航海' },
    line: {
      zh: '连着七夜，跟着灯走出雾。',
      en: 'Seven nights out of the fog, from lamp to lamp.',
      ja: '七夜つづけて、灯をたよりに霧を抜けます。',
    },
    month: { zh: '11月', en: 'Nov', ja: '11月' },
    time: { zh: '11月21日起七天', en: 'Seven days from 21 November', ja: '11月21日から七日間' },
    version: { zh: '0.2 版上线', en: 'Version 0.2', ja: '0.2 版を公開' },
    changed: {
      zh: '修好了登录，加了日语。',
      en: 'Login mended, Japanese added.',
      ja: 'ログインを直し、日本語を加えました。',
    },
    day: { zh: '11月2日', en: '2 November', ja: '11月2日' },
    good: {
      zh: '有开始有结束，能来参加的事。',
      en: 'Something to join, with a beginning and an end.',
      ja: '始まりと終わりがあり、参加できること。',
    },
    bad: {
      zh: '已经过去、参加不了的事是历史：用 Timeline。',
      en: 'What is over and cannot be joined is history. Use a Timeline.',
      ja: '過ぎたこと、参加できないことは歴史です。Timeline を使います。',
    },
  },
  (texts) => ({
    good: {
      why: texts.good,
      isWide: true,
      drawn: (
        <ActivityCard
          href="#fog"
          title={texts.fog}
          line={texts.line}
          state="running"
          month={texts.month}
          day="21"
          time={texts.time}
          hue={225}
        />
      ),
    },
    bad: {
      why: texts.bad,
      isWide: true,
      drawn: (
        <ActivityCard
          href="#version"
          title={texts.version}
          line={texts.changed}
          state="ended"
          month={texts.month}
          day="2"
          time={texts.day}
          hue={225}
        />
      ),
    },
  }),
);
