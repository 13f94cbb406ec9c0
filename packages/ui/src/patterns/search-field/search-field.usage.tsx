import { usage } from '../../internal/testing/usage.tsx';
import { Button } from '../../primitives/button/index.ts';
import { SearchField } from './index.ts';

const nothing = () => {};

export const searchFieldUsage = usage(
  {
    search: { zh: '搜索游戏', en: 'Find a game', ja: 'ゲーム検索' },
    login: { zh: '登录/注册', en: 'Log in', ja: 'ログイン' },
    narrow: { zh: '在这页里找', en: 'Find on this page', ja: 'このページ内を探す' },
    first: { zh: '第三口钟', en: 'The third bell', ja: '三つ目の鐘' },
    second: { zh: '第九口钟', en: 'The ninth bell', ja: '九つ目の鐘' },
    good: {
      zh: '一条栏里的一格，回车去搜索页。',
      en: 'One part of a bar. Enter leads to the search page.',
      ja: 'バーの一区画。Enter で検索ページへ。',
    },
    bad: {
      zh: '筛眼前的列表要边打边变，它却等回车：用 TextField。',
      en: 'A list in sight should change with each letter, and this waits for Enter. Use a TextField.',
      ja: '目の前の一覧は一文字ごとに絞りたいのに、Enter を待ちます。TextField を使います。',
    },
  },
  (texts) => ({
    good: {
      why: texts.good,
      drawn: (
        <>
          <SearchField
            placeholder={texts.search}
            onSearch={nothing}
            style={{ flex: '1 1 160px' }}
          />
          <Button size="s">{texts.login}</Button>
        </>
      ),
    },
    bad: {
      why: texts.bad,
      isWide: true,
      drawn: (
        <>
          <SearchField placeholder={texts.narrow} onSearch={nothing} />
          <span>{texts.first}</span>
          <span>{texts.second}</span>
        </>
      ),
    },
  }),
);
