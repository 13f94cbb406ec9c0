import { usage } from '../../internal/testing/usage.tsx';
import { ArticleCard } from './index.ts';

export const articleCardUsage = usage(
  {
    game: { zh: '九响', en: 'Nine Bells', ja: '九響' },
    title: {
      zh: '第三口钟：听影子',
      en: 'The third bell: watch the shadow',
      ja: '三つ目の鐘は影を見る',
    },
    excerpt: {
      zh: '锤影压到砖缝的一刻起跳，落地正好避开第一声。',
      en: 'Jump when the shadow of the hammer meets the joint, and you land after the first stroke.',
      ja: '槌の影が煉瓦の継ぎ目に触れたら跳ぶ。着地は一打目の後になります。',
    },
    update: { zh: '更新', en: 'Updated', ja: '更新' },
    teaser: {
      zh: '点进来，看高手都在用的打法！',
      en: 'Click to see how the masters do it!',
      ja: '達人の技はクリックして確かめよう！',
    },
    good: {
      zh: '标题和摘句已经说出答案，点不点都有收获。',
      en: 'Title and excerpt give the answer away. A press is for more.',
      ja: '題と抜粋で答えまでわかり、押せばその先が読めます。',
    },
    bad: {
      zh: '什么都没说，只叫人点：一排都这样就没法找了。',
      en: 'It says nothing but “click”. A row of these cannot be searched.',
      ja: '押せとしか言っていません。並ぶと探しようがありません。',
    },
  },
  (texts) => ({
    good: {
      why: texts.good,
      isWide: true,
      drawn: (
        <ArticleCard
          href="#bell"
          game={texts.game}
          title={texts.title}
          excerpt={texts.excerpt}
          hue={15}
          level={2}
        />
      ),
    },
    bad: {
      why: texts.bad,
      isWide: true,
      drawn: (
        <ArticleCard
          href="#update"
          game={texts.game}
          title={texts.update}
          excerpt={texts.teaser}
          hue={15}
          level={2}
        />
      ),
    },
  }),
);
