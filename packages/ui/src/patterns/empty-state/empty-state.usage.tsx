import { usage } from '../../internal/testing/usage.tsx';
import { LinkButton } from '../../primitives/link/index.ts';
import { EmptyState } from './index.ts';

export const emptyStateUsage = usage(
  {
    title: {
      zh: '没有叫“月光鲤”的游戏',
      en: 'No game is called “Moonlight Carp”',
      ja: '「月光の鯉」というゲームはありません',
    },
    help: {
      zh: '换个词，或者去馆里逛逛。',
      en: 'Try another word, or look around the library.',
      ja: '言葉を変えるか、ライブラリを見てみましょう。',
    },
    go: { zh: '去游戏馆', en: 'To the library', ja: 'ライブラリへ' },
    nothing: { zh: '暂无数据', en: 'No data', ja: 'データがありません' },
    good: {
      zh: '说清少了什么，再给一条出路。',
      en: 'Say what is missing, and offer a way on.',
      ja: '何がないのかを伝え、次の道を示します。',
    },
    bad: {
      zh: '“暂无数据”没说少了什么，也没有下一步。',
      en: '“No data” says neither what is missing nor what to do.',
      ja: '「データがありません」では、何がないのかも次の手もわかりません。',
    },
  },
  (texts) => ({
    good: {
      why: texts.good,
      isWide: true,
      drawn: (
        <EmptyState
          level={3}
          title={texts.title}
          actions={<LinkButton href="/game-library">{texts.go}</LinkButton>}
        >
          {texts.help}
        </EmptyState>
      ),
    },
    bad: { why: texts.bad, isWide: true, drawn: <EmptyState level={3} title={texts.nothing} /> },
  }),
);
