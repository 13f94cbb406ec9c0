import { usage } from '../../internal/testing/usage.tsx';
import { Badge } from './index.ts';

export const badgeUsage = usage(
  {
    event: { zh: '灯会前夜', en: 'Eve of the lanterns', ja: '灯祭りの前夜' },
    now: { zh: '进行中', en: 'On now', ja: '開催中' },
    fresh: { zh: '新', en: 'New', ja: '新着' },
    hot: { zh: '热门', en: 'Popular', ja: '人気' },
    soon: { zh: '快结束', en: 'Ends soon', ja: 'まもなく終了' },
    good: {
      zh: '一件事只说一个状态，一眼就看见。',
      en: 'One thing has one state. It is seen at a glance.',
      ja: '一つのものに状態は一つ。ひと目でわかります。',
    },
    bad: {
      zh: '四种颜色抢着说话，哪一个也听不清。',
      en: 'Four colours talk at once, and none is heard.',
      ja: '四色が一度に主張して、どれも伝わりません。',
    },
  },
  (texts) => ({
    good: {
      why: texts.good,
      drawn: (
        <>
          {texts.event}
          <Badge tone="accent" live>
            {texts.now}
          </Badge>
        </>
      ),
    },
    bad: {
      why: texts.bad,
      drawn: (
        <>
          {texts.event}
          <span>
            <Badge tone="accent" live>
              {texts.now}
            </Badge>{' '}
            <Badge tone="good">{texts.fresh}</Badge> <Badge tone="tide">{texts.hot}</Badge>{' '}
            <Badge tone="warn">{texts.soon}</Badge>
          </span>
        </>
      ),
    },
  }),
);
