import { usage } from '../../internal/testing/usage.tsx';
import { Button } from './index.ts';

export const buttonUsage = usage(
  {
    chat: { zh: '开始聊天', en: 'Start chatting', ja: '話しはじめる' },
    story: { zh: '先看故事', en: 'Read the story', ja: '物語を読む' },
    share: { zh: '分享', en: 'Share', ja: '共有' },
    good: {
      zh: '一个画面只有一个主按钮，其余让路。',
      en: 'A view has one primary button. The others step back.',
      ja: '主ボタンは一画面に一つ。ほかは控えめにします。',
    },
    bad: {
      zh: '三个主按钮一样重，人就不知道先按哪个。',
      en: 'Three primary buttons weigh the same, so nobody knows which comes first.',
      ja: '主ボタンが三つ並ぶと、どれから押すのかわかりません。',
    },
  },
  (texts) => ({
    good: {
      why: texts.good,
      drawn: (
        <>
          <Button tone="primary">{texts.chat}</Button>
          <Button tone="quiet">{texts.story}</Button>
        </>
      ),
    },
    bad: {
      why: texts.bad,
      drawn: (
        <>
          <Button tone="primary">{texts.chat}</Button>
          <Button tone="primary">{texts.story}</Button>
          <Button tone="primary">{texts.share}</Button>
        </>
      ),
    },
  }),
);
