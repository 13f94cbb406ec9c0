import * as css from '../../internal/testing/parts.css.ts';
import { usage } from '../../internal/testing/usage.tsx';
import { Skeleton } from './index.ts';

export const skeletonUsage = usage(
  {
    failed: { zh: '攻略没取到', en: 'The guides did not arrive', ja: '攻略を取得できませんでした' },
    good: {
      zh: '要来的东西占好了位置，来了什么都不动。',
      en: 'The place of what comes. Nothing moves when it is there.',
      ja: '来るものの場所取り。届いても何も動きません。',
    },
    bad: {
      zh: '已经失败了还在呼吸，是在骗人等：用 ErrorState。',
      en: 'It failed, and still promises that something comes. Use an ErrorState.',
      ja: '失敗したのに、まだ来ると約束しています。ErrorState を使います。',
    },
  },
  (texts) => ({
    good: {
      why: texts.good,
      isWide: true,
      drawn: (
        <>
          <div className={css.small}>
            <Skeleton shape="round" />
          </div>
          <Skeleton width="60%" />
          <Skeleton />
        </>
      ),
    },
    bad: {
      why: texts.bad,
      isWide: true,
      drawn: (
        <>
          {texts.failed}
          <Skeleton width="60%" />
          <Skeleton />
        </>
      ),
    },
  }),
);
