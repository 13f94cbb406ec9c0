import { usage } from '../../internal/testing/usage.tsx';
import { EmptyState } from '../../patterns/empty-state/index.ts';
import { LoadMore } from './index.ts';

const nothing = () => {};

export const loadMoreUsage = usage(
  {
    first: { zh: '第一夜，灯没有亮。', en: 'Night one: no light.', ja: '一夜目、灯はつかず。' },
    second: {
      zh: '第二夜，第七次浪。',
      en: 'Night two: the seventh wave.',
      ja: '二夜目、七つ目の波。',
    },
    none: { zh: '还没有航海日志', en: 'No logbook yet', ja: '航海日誌はまだありません' },
    good: {
      zh: '接着往下看的东西，看过的都还在上面。',
      en: 'What is read on and on. What was read stays above.',
      ja: '読み進めるもの。読んだ分は上に残ります。',
    },
    bad: {
      zh: '一条都没有，也就没有「更多」：只留 EmptyState。',
      en: 'Where there was nothing there is no more of it. EmptyState is enough.',
      ja: '一件もないところに「続き」はありません。EmptyState だけにします。',
    },
  },
  (texts) => ({
    good: {
      why: texts.good,
      isWide: true,
      drawn: (
        <>
          <span>{texts.first}</span>
          <span>{texts.second}</span>
          <LoadMore state="ready" onMore={nothing} />
        </>
      ),
    },
    bad: {
      why: texts.bad,
      isWide: true,
      drawn: (
        <>
          <EmptyState title={texts.none} />
          <LoadMore state="ready" onMore={nothing} />
        </>
      ),
    },
  }),
);
