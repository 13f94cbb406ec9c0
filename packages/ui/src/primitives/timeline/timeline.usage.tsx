import { usage } from '../../internal/testing/usage.tsx';
import { Timeline } from './index.ts';

export const timelineUsage = usage(
  {
    march: { zh: '2024年3月', en: 'March 2024', ja: '2024年3月' },
    napkin: { zh: '一张餐巾纸', en: 'A paper napkin', ja: '一枚の紙ナプキン' },
    now: { zh: '现在', en: 'Now', ja: 'いま' },
    tonight: { zh: '今晚，一起开一局', en: 'Tonight, a game together', ja: '今夜、一緒に一局' },
    first: { zh: '第一步', en: 'First', ja: '手順一' },
    number: { zh: '填上手机号', en: 'Enter your number', ja: '電話番号を入力' },
    second: { zh: '第二步', en: 'Then', ja: '手順二' },
    code: { zh: '填上验证码', en: 'Enter the code', ja: 'コードを入力' },
    good: {
      zh: '已经发生的事，按日子一盏一盏亮过来。',
      en: 'What happened, by date, from lamp to lamp.',
      ja: '起きたことを日付の順に、灯から灯へ。',
    },
    bad: {
      zh: '要人去做的步骤不是往事：用 Prose 里的编号列表。',
      en: 'Steps to take are no history. Use an ordered list in Prose.',
      ja: 'これからする手順は歴史ではありません。Prose の番号付きリストを使います。',
    },
  },
  (texts) => ({
    good: {
      why: texts.good,
      isWide: true,
      drawn: (
        <Timeline
          level={2}
          items={[
            { date: '2024-03', time: texts.march, title: texts.napkin },
            { date: '2026-11', time: texts.now, title: texts.tonight, current: true },
          ]}
        />
      ),
    },
    bad: {
      why: texts.bad,
      isWide: true,
      drawn: (
        <Timeline
          level={2}
          items={[
            { date: '2026-11-01', time: texts.first, title: texts.number },
            { date: '2026-11-02', time: texts.second, title: texts.code },
          ]}
        />
      ),
    },
  }),
);
