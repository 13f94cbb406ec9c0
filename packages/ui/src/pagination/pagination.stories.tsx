import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Frame } from '../testing/frame.tsx';
import { Pagination } from './index.ts';

const meta = {
  title: 'Components/Pagination',
  tags: ['!autodocs'],
  component: Pagination,
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
