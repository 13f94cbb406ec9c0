import type { Meta, StoryObj } from '@storybook/react-vite';
import { matrix } from '../../internal/testing/matrix.tsx';
import * as css from '../../internal/testing/shelf.css.ts';
import { ArticleCard } from '../../patterns/article-card/index.ts';
import { highlightTexts } from './highlight.texts.ts';
import { highlightUsage } from './highlight.usage.tsx';
import { Highlight, type HighlightProps } from './index.ts';

const texts = highlightTexts.zh;

/** Marks a word, whose positions differ by language. */
function Marked({ children, word }: { children: string; word: string }) {
  const found = word === '' ? [] : [...children.matchAll(new RegExp(word, 'gi'))];
  return (
    <Highlight ranges={found.map(({ index, 0: { length } }) => [index, index + length])}>
      {children}
    </Highlight>
  );
}

const meta = {
  title: 'Components/Highlight',
  parameters: { texts: highlightTexts },
  component: Highlight,
  args: { children: texts.beatenByFirstBell, ranges: [] },
  render: ({ children }, { parameters: { word = texts.bell } }) => (
    <div className={css.list}>
      <ArticleCard
        href="/game-library/1"
        game={texts.nineBells}
        title={texts.thirdBellWatchShadow}
        excerpt={<Marked word={word}>{children}</Marked>}
        hue={15}
        level={2}
      />
    </div>
  ),
} satisfies Meta<HighlightProps>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  tags: ['playground', '!visual'],
  args: { ranges: [[1, 3]] },
  render: ({ children, ranges }) => <Highlight ranges={ranges}>{children}</Highlight>,
};

export const InAnExcerpt: Story = {};

export const ManyTimes: Story = {
  args: { children: texts.bellRingsThreeTimes },
};

export const AcrossTheEndOfALine: Story = {
  args: {
    children: texts.waitUntilShadowHas,
  },
  parameters: { word: texts.thirdBellWhenRinger },
  globals: { viewport: { value: 'phone' } },
};

export const NothingToMark: Story = { parameters: { word: '' } };

export const EveryState: Story = matrix<HighlightProps>({
  states: {
    'one place': { ranges: [[1, 3]] },
    several: {
      ranges: [
        [0, 1],
        [3, 5],
      ],
    },
    'ends before it starts': { ranges: [[5, 2]] },
  },
  width: 200,
});

export const GoodAndBadUse: Story = { tags: ['!visual'], ...highlightUsage };
