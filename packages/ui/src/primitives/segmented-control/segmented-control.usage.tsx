import { useState } from 'react';
import { usage } from '../../internal/testing/usage.tsx';
import { SegmentedControl, type SegmentedControlProps } from './index.ts';

function Host({ options, ...props }: Pick<SegmentedControlProps<string>, 'label' | 'options'>) {
  const [value, setValue] = useState(options[0]?.value ?? '');
  return <SegmentedControl {...props} options={options} value={value} onValueChange={setValue} />;
}

export const segmentedControlUsage = usage(
  {
    which: { zh: '哪些活动', en: 'Which events', ja: 'どのイベント' },
    running: { zh: '进行中', en: 'On now', ja: '開催中' },
    ended: { zh: '已结束', en: 'Ended', ja: '終了' },
    where: { zh: '去哪里', en: 'Where to', ja: '行き先' },
    home: { zh: '首页', en: 'Home', ja: 'ホーム' },
    library: { zh: '知识库', en: 'Library', ja: '攻略' },
    good: {
      zh: '同一个列表换个看法，几项一眼看全。',
      en: 'The same list seen another way, with all choices in sight.',
      ja: '同じ一覧の見方を変えるだけ。選択肢は全部見えています。',
    },
    bad: {
      zh: '要去别的页面就该是链接：能在新标签里打开，也能返回。',
      en: 'A way to another page is a link. It opens in a new tab, and Back returns.',
      ja: 'ほかのページへ行くならリンクに。新しいタブでも開けて、戻れます。',
    },
  },
  (texts) => ({
    good: {
      why: texts.good,
      drawn: (
        <Host
          label={texts.which}
          options={[
            { value: 'running', label: texts.running },
            { value: 'ended', label: texts.ended },
          ]}
        />
      ),
    },
    bad: {
      why: texts.bad,
      drawn: (
        <Host
          label={texts.where}
          options={[
            { value: 'home', label: texts.home },
            { value: 'library', label: texts.library },
          ]}
        />
      ),
    },
  }),
);
