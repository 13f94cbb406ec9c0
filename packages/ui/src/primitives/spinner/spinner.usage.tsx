import { usage } from '../../internal/testing/usage.tsx';
import { Spinner } from './index.ts';

export const spinnerUsage = usage(
  {
    reaching: { zh: '正在连上阿灯……', en: 'Reaching Lumen …', ja: 'アカリにつないでいます……' },
    good: {
      zh: '转的旁边有字，说清在等什么。',
      en: 'Words beside it say what the wait is for.',
      ja: '横の言葉が、何を待つのかを伝えます。',
    },
    bad: {
      zh: '一整块地方只有一个圈：不知道在等什么，也不知道要占多大。用 Skeleton。',
      en: 'A ring alone in an empty place says neither what comes nor how large. Use a Skeleton.',
      ja: '空いた場所に輪だけでは、何がどれだけ来るのかわかりません。Skeleton を使います。',
    },
  },
  (texts) => ({
    good: {
      why: texts.good,
      drawn: (
        <>
          <Spinner />
          {texts.reaching}
        </>
      ),
    },
    bad: {
      why: texts.bad,
      drawn: (
        <span style={{ fontSize: 48 }}>
          <Spinner />
        </span>
      ),
    },
  }),
);
