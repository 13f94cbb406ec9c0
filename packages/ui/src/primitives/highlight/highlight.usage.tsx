import { useLocale } from '../../i18n/index.ts';
import { usage } from '../../internal/testing/usage.tsx';
import { ArticleCard } from '../../patterns/article-card/index.ts';
import { Highlight } from './index.ts';

/** Marks every place of `word` in `children`. */
function Marked({ children, words }: { children: string; words: Record<string, string> }) {
  const word = words[useLocale()] ?? '';
  const start = children.toLowerCase().indexOf(word.toLowerCase());
  return <Highlight ranges={start < 0 ? [] : [[start, start + word.length]]}>{children}</Highlight>;
}

export const highlightUsage = usage(
  {
    game: { zh: '九响', en: 'Nine Bells', ja: '九響' },
    bell: { zh: '第三口钟', en: 'The third bell', ja: '三つ目の鐘' },
    night: { zh: '今晚', en: 'Tonight', ja: '今夜' },
    found: {
      zh: '第三口钟要听影子，不要听锤子。',
      en: 'For the third bell, watch the shadow.',
      ja: '三つ目の鐘は、槌ではなく影を見ます。',
    },
    own: {
      zh: '今晚十二点前登录，送一盏灯。',
      en: 'Log in before midnight and get a lamp.',
      ja: '今夜零時までのログインで灯を進呈。',
    },
    good: {
      zh: '搜了「钟」，结果里的「钟」就亮着。',
      en: 'Whoever searched for “bell” sees where it was found.',
      ja: '「鐘」で検索した人に、見つかった場所を示します。',
    },
    bad: {
      zh: '自己想强调的话不是搜索结果：用 Prose 里的 em。',
      en: 'Stress of your own is no search result. Use `em` in Prose.',
      ja: '強調したいだけの言葉は検索結果ではありません。Prose の em を使います。',
    },
  },
  (texts) => {
    const card = { href: '#bell', game: texts.game, hue: 15, level: 2 } as const;
    return {
      good: {
        why: texts.good,
        isWide: true,
        drawn: (
          <ArticleCard
            {...card}
            title={texts.bell}
            excerpt={<Marked words={{ zh: '钟', en: 'bell', ja: '鐘' }}>{texts.found}</Marked>}
          />
        ),
      },
      bad: {
        why: texts.bad,
        isWide: true,
        drawn: (
          <ArticleCard
            {...card}
            title={texts.night}
            excerpt={
              <Marked words={{ zh: '送一盏灯', en: 'get a lamp', ja: '灯を進呈' }}>
                {texts.own}
              </Marked>
            }
          />
        ),
      },
    };
  },
);
