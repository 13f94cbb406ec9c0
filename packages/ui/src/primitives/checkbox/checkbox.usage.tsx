import { usage } from '../../internal/testing/usage.tsx';
import { Checkbox } from './index.ts';

export const checkboxUsage = usage(
  {
    agree: { zh: '我已读过用户协议', en: 'I have read the terms', ja: '利用規約を読みました' },
    all: { zh: '看全部', en: 'Show all', ja: 'すべて見る' },
    running: { zh: '只看进行中', en: 'Only those on now', ja: '開催中だけ' },
    ended: { zh: '只看已结束', en: 'Only those that ended', ja: '終了だけ' },
    good: {
      zh: '一件自己拿主意的事，跟表单一起生效。',
      en: 'One thing to decide, which counts when the form is sent.',
      ja: '自分で決める一つのこと。フォームの送信で有効になります。',
    },
    bad: {
      zh: '三个里只能选一个，却能全勾上：用 SegmentedControl。',
      en: 'Only one of the three can hold, yet all can be ticked. Use a SegmentedControl.',
      ja: '一つしか選べないのに全部に印が付きます。SegmentedControl を使います。',
    },
  },
  (texts) => ({
    good: { why: texts.good, drawn: <Checkbox defaultChecked>{texts.agree}</Checkbox> },
    bad: {
      why: texts.bad,
      isWide: true,
      drawn: (
        <>
          <Checkbox defaultChecked>{texts.all}</Checkbox>
          <Checkbox defaultChecked>{texts.running}</Checkbox>
          <Checkbox defaultChecked>{texts.ended}</Checkbox>
        </>
      ),
    },
  }),
);
