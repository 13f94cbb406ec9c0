import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Frame } from '../../internal/testing/frame.tsx';
import { matrix } from '../../internal/testing/matrix.tsx';
import { Timeline, type TimelineProps } from './index.ts';
import { timelineTexts } from './timeline.texts.ts';
import { timelineUsage } from './timeline.usage.tsx';

const texts = timelineTexts.zh;

const meta = {
  title: 'Components/Timeline',
  parameters: { texts: timelineTexts },
  component: Timeline,
  args: {
    level: 2,
    items: [
      {
        date: '2024-03',
        time: texts.march2024,
        title: texts.paperNapkin,
        content: texts.atNightStallThree,
      },
      {
        date: '2025-09',
        time: texts.september2025,
        title: texts.gameTenThousand,
        content: texts.tenThousandthGameIn,
      },
      { date: '2026-11', time: texts.now, title: texts.tonightLetPlay, current: true },
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
      ).toEqual([texts.paperNapkin, texts.gameTenThousand, texts.tonightLetPlay]);
      await expect(canvas.getByText(texts.march2024)).toHaveAttribute('datetime', '2024-03');
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
    items: [
      {
        date: '2026-11-22',
        time: texts.november222026,
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

export const EveryState: Story = matrix<TimelineProps>({
  variants: {
    'up to now': {},
    past: { items: meta.args.items.slice(0, 2) },
    'without contents': { items: meta.args.items.map(({ content: _, ...item }) => item) },
  },
  width: 260,
});

export const GoodAndBadUse: Story = { tags: ['!visual'], ...timelineUsage };
