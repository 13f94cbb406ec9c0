import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { Frame } from '../../internal/testing/frame.tsx';
import { handled, matrix } from '../../internal/testing/matrix.tsx';
import { Pagination, type PaginationProps } from './index.ts';
import { paginationUsage } from './pagination.usage.tsx';

const meta = {
  title: 'Components/Pagination',
  component: Pagination,
  // `hrefOf` returns something.
  parameters: { jsx: { showFunctions: true } },
  args: { page: 5, pageCount: 12, hrefOf: (page) => `?page=${page}` },
  decorators: [(Story) => <Frame>{<Story />}</Frame>],
} satisfies Meta<typeof Pagination>;

export default meta;
type Story = StoryObj<typeof meta>;

export const InTheMiddle: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: '第 5 页' })).toHaveAttribute(
      'aria-current',
      'page',
    );
    await expect(canvas.getByRole('link', { name: '下一页' })).toHaveAttribute('href', '?page=6');
  },
};

export const AtTheStart: Story = {
  args: { page: 1 },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('link', { name: '上一页' })).toBeNull();
  },
};

export const AtTheEnd: Story = { args: { page: 12 } };
export const OfThree: Story = { args: { page: 2, pageCount: 3 } };

export const EveryState: Story = matrix<PaginationProps>({
  variants: {
    first: { page: 1 },
    middle: { page: 5 },
    last: { page: 12 },
    few: { page: 2, pageCount: 3 },
  },
  states: handled('a'),
  width: 260,
});

export const ByKeyboard: Story = {
  tags: ['!visual'],
  args: { page: 2, pageCount: 3 },
  play: async ({ canvas }) => {
    const opened = fn((event: Event) => event.preventDefault());
    const links = canvas.getAllByRole('link');
    await expect(links).toHaveLength(5);
    for (const link of links) {
      link.addEventListener('click', opened);
      await userEvent.tab();
      await expect(link).toHaveFocus();
      await userEvent.keyboard('{Enter}');
    }
    await expect(opened).toHaveBeenCalledTimes(5);
  },
};

export const FromRightToLeft: Story = {
  tags: ['!visual'],
  args: { dir: 'rtl' },
  play: async ({ canvas }) => {
    for (const name of ['上一页', '下一页']) {
      const arrow = canvas.getByRole('link', { name }).querySelector('svg')!;
      await expect(getComputedStyle(arrow).scale).toBe('-1 1');
    }
  },
};

export const ANarrowPlace: Story = {
  tags: ['!visual'],
  args: { page: 50, pageCount: 100 },
  render: (args) => (
    <div data-testid="place" style={{ inlineSize: '288px' }}>
      <Pagination {...args} />
    </div>
  ),
  play: async ({ canvas }) => {
    const place = canvas.getByTestId('place').getBoundingClientRect();
    for (const link of canvas.getAllByRole('link')) {
      const { left, right } = link.getBoundingClientRect();
      await expect(left).toBeGreaterThanOrEqual(place.left);
      await expect(right).toBeLessThanOrEqual(place.right);
    }
  },
};

export const GoodAndBadUse: Story = { tags: ['!visual'], ...paginationUsage };
