import type { Meta, StoryObj } from '@storybook/react-vite';
import { Frame } from '../../internal/testing/frame.tsx';
import { each, matrix } from '../../internal/testing/matrix.tsx';
import * as css from '../../internal/testing/parts.css.ts';
import { Skeleton, type SkeletonProps } from './index.ts';
import { skeletonUsage } from './skeleton.usage.tsx';

const meta = {
  title: 'Components/Skeleton',
  component: Skeleton,
  decorators: [(Story) => <Frame>{<Story />}</Frame>],
} satisfies Meta<typeof Skeleton>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = { tags: ['playground', '!visual'] };

export const ACardOnItsWay: Story = {
  render: () => (
    <div className={css.card} aria-busy="true">
      <div className={css.square}>
        <Skeleton shape="box" />
      </div>
      <Skeleton width="60%" />
      <Skeleton />
      <Skeleton width="80%" />
      <div className={css.small}>
        <Skeleton shape="round" />
      </div>
    </div>
  ),
};

/** It is as large as its place. */
const InPlace = (props: SkeletonProps) => (
  <div style={{ inlineSize: 72, blockSize: 72 }}>
    <Skeleton {...props} />
  </div>
);

export const EveryState: Story = matrix<SkeletonProps>({
  component: InPlace,
  variants: each('shape', ['line', 'box', 'round']),
});

export const GoodAndBadUse: Story = { tags: ['!visual'], ...skeletonUsage };
