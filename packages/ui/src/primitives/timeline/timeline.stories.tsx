import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Frame } from '../../internal/testing/frame.tsx';
import { Timeline } from './index.ts';
import { timelineWords } from './timeline.words.ts';

const meta = {
  title: 'Components/Timeline',
  parameters: { words: timelineWords },
  component: Timeline,
  args: {
    level: 2,
    moments: [
      {
        date: '2024-03',
        time: '2024年3月',
        title: '一张餐巾纸',
        content: '三个人在夜宵摊上画下第一只伙伴，它只有两只眼睛。',
      },
      {
        date: '2025-09',
        time: '2025年9月',
        title: '第一万局',
        content: '有人陪的第一万局游戏，在一个下雨的星期二凌晨结束，输了。',
      },
      { date: '2026-11', time: '现在', title: '今晚，一起开一局', now: true },
    ],
  },
  decorators: [(Story) => <Frame>{<Story />}</Frame>],
} satisfies Meta<typeof Timeline>;

export default meta;
type Story = StoryObj<typeof meta>;

export const UpToNow: Story = {
  play: async ({ canvas, step }) => {
    await step('it is heard in order, with dates that machines read', async () => {
      await expect(
        canvas.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent),
      ).toEqual(['一张餐巾纸', '第一万局', '今晚，一起开一局']);
      await expect(canvas.getByText('2024年3月')).toHaveAttribute('datetime', '2024-03');
    });
    await step('what goes on now is heard as well as seen', async () => {
      const [first, second, last] = canvas.getAllByRole('listitem');
      await expect(first).not.toHaveAttribute('aria-current');
      await expect(second).not.toHaveAttribute('aria-current');
      await expect(last).toHaveAttribute('aria-current', 'true');
    });
  },
};

export const LargeText: Story = {
  globals: { textSize: '200percent' },
  play: async ({ canvas }) => {
    for (const moment of canvas.getAllByRole('listitem')) {
      const line = moment.querySelector('time')?.getBoundingClientRect();
      const lamp = getComputedStyle(moment, '::after');
      const middle = Number.parseFloat(lamp.top) + Number.parseFloat(lamp.height) / 2;
      await expect(Math.abs(middle - (line?.height ?? 0) / 2)).toBeLessThan(2);
    }
  },
};

/** Where the system chooses all colours, grounds are gone and edges stay. */
export const WhatIsDrawnIsEdge: Story = {
  tags: ['!visual'],
  play: async ({ canvas }) => {
    const [first, , last] = canvas.getAllByRole('listitem');
    const edge = (of: Element | undefined, part: string) =>
      Number.parseFloat(getComputedStyle(of as Element, part).borderLeftWidth);
    await expect(edge(first, '::before')).toBe(1);
    await expect(edge(last, '::after')).toBeGreaterThan(edge(first, '::after'));
  },
};

export const LongWords: Story = {
  tags: ['!visual'],
  args: {
    moments: [
      {
        date: '2026-11-22',
        time: '2026年11月22日',
        title: 'Donaudampfschifffahrtsgesellschaftskapitän'.repeat(3),
        content: `https://companion.example/${'night-ferry-'.repeat(20)}`,
      },
    ],
  },
  render: (args) => (
    <div style={{ inlineSize: 280 }}>
      <Timeline {...args} />
    </div>
  ),
  play: async ({ canvas }) => {
    const list = canvas.getByRole('list');
    await expect(list.scrollWidth).toBeLessThanOrEqual(list.clientWidth);
  },
};
