import { usage } from '../../internal/testing/usage.tsx';
import { Pagination } from './index.ts';

const hrefOf = (page: number) => `#${page}`;

export const paginationUsage = usage(
  {
    found: { zh: '共 212 篇攻略', en: '212 guides', ja: '攻略 212 件' },
    chapter: { zh: '守灯人 · 第 2 章', en: 'The lamp keeper · chapter 2', ja: '灯守り・第二章' },
    good: {
      zh: '找东西的列表：第几页记得住，也发得给别人。',
      en: 'A list to search: a page can be found again, and sent to a friend.',
      ja: '探すための一覧。ページを覚えておけて、人にも送れます。',
    },
    bad: {
      zh: '故事是一路读下去的，跳到第三页就把结局说了。',
      en: 'A story is read in order. A jump to page three gives the ending away.',
      ja: '物語は順に読むもの。三ページ目へ飛ぶと結末が知れてしまいます。',
    },
  },
  (texts) => ({
    good: {
      why: texts.good,
      drawn: (
        <>
          {texts.found}
          <Pagination page={2} pageCount={9} hrefOf={hrefOf} />
        </>
      ),
    },
    bad: {
      why: texts.bad,
      drawn: (
        <>
          {texts.chapter}
          <Pagination page={2} pageCount={3} hrefOf={hrefOf} />
        </>
      ),
    },
  }),
);
