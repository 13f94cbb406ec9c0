import type { Meta, StoryObj } from '@storybook/react-vite';
import * as css from '../../internal/testing/shelf.css.ts';
import { ArticleCard } from '../../patterns/article-card/index.ts';
import { highlightTexts } from './highlight.texts.ts';
import { highlightUsage } from './highlight.usage.tsx';
import { Highlight, type HighlightProps } from './index.ts';

const texts = highlightTexts.zh;

interface Args extends HighlightProps {
  /** The marked word. Its positions differ by language. */
  word?: string | undefined;
}

function Marked({ children, word }: Args) {
  const found = word === undefined ? [] : [...children.matchAll(new RegExp(word, 'gi'))];
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
  args: { children: texts.beatenByFirstBell, ranges: [], word: texts.bell },
  render: (args) => (
    <div className={css.list}>
      <ArticleCard
        href="/game-library/1"
        game={texts.nineBells}
        title={texts.thirdBellWatchShadow}
        excerpt={<Marked {...args} />}
        hue={15}
        level={2}
      />
    </div>
  ),
} satisfies Meta<Args>;

export default meta;
type Story = StoryObj<typeof meta>;

export const InAnExcerpt: Story = {};

export const ManyTimes: Story = {
  args: { children: texts.bellRingsThreeTimes },
};

export const AcrossTheEndOfALine: Story = {
  args: {
    children: texts.waitUntilShadowHas,
    word: texts.thirdBellWhenRinger,
  },
  globals: { viewport: { value: 'phone' } },
};

export const NothingToMark: Story = { args: { word: undefined } };

export const GoodAndBadUse: Story = { tags: ['!visual'], ...highlightUsage };
