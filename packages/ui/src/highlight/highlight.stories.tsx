import type { Meta, StoryObj } from '@storybook/react-vite';
import { ArticleCard } from '../article-card/index.ts';
import * as css from '../testing/shelf.css.ts';
import { Highlight, type HighlightProps } from './index.ts';

const meta = {
  title: 'Components/Highlight',
  component: Highlight,
  args: { children: '第一口钟总是打不过，问题多半出在步子上。', ranges: [[3, 4]] },
} satisfies Meta<typeof Highlight>;

export default meta;
type Story = StoryObj<typeof meta>;

const InACard = (props: HighlightProps) => (
  <div className={css.list}>
    <ArticleCard
      href="/game-library/1"
      game="九钟"
      title="第三口钟：看影子，不看手"
      excerpt={<Highlight {...props} />}
      hue={15}
      level={2}
    />
  </div>
);

export const InAnExcerpt: Story = { render: InACard };

export const ManyTimes: Story = {
  args: {
    children: '钟响三下，数到第四下才是你的。钟声比影子晚半拍，所以看影子，不听钟。',
    ranges: [
      [0, 1],
      [15, 16],
      [32, 33],
    ],
  },
  render: InACard,
};

export const AcrossTheEndOfALine: Story = {
  args: {
    children: '等影子离开墙，再敲第三口钟；敲钟的人把手从绳上抬起来的时候，早就晚了。',
    ranges: [[9, 28]],
  },
  globals: { viewport: { value: 'phone' } },
  render: InACard,
};

export const NothingToMark: Story = { args: { ranges: [] }, render: InACard };
