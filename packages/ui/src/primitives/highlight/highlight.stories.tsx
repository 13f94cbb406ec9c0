import type { Meta, StoryObj } from '@storybook/react-vite';
import * as css from '../../internal/testing/shelf.css.ts';
import { ArticleCard } from '../../patterns/article-card/index.ts';
import { highlightWords } from './highlight.words.ts';
import { Highlight, type HighlightProps } from './index.ts';

interface Args extends HighlightProps {
  /** Marked wherever it stands: its places are others in each language. */
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
  parameters: { words: highlightWords },
  component: Highlight,
  args: { children: '第一口钟总是打不过，问题多半出在步子上。', ranges: [], word: '钟' },
  render: (args) => (
    <div className={css.list}>
      <ArticleCard
        href="/game-library/1"
        game="九钟"
        title="第三口钟：看影子，不看手"
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
  args: { children: '钟响三下，数到第四下才是你的。钟声比影子晚半拍，所以看影子，不听钟。' },
};

export const AcrossTheEndOfALine: Story = {
  args: {
    children: '等影子离开墙，再敲第三口钟；敲钟的人把手从绳上抬起来的时候，早就晚了。',
    word: '第三口钟；敲钟的人把手从绳上抬起来的时',
  },
  globals: { viewport: { value: 'phone' } },
};

export const NothingToMark: Story = { args: { word: undefined } };
