import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { BothThemes } from '../../internal/testing/both-themes.tsx';
import { Frame, Row } from '../../internal/testing/frame.tsx';
import { badgeWords } from './badge.words.ts';
import { Badge } from './index.ts';

const meta = {
  title: 'Components/Badge',
  parameters: { words: badgeWords },
  component: Badge,
  args: { children: '已结束' },
  decorators: [(Story) => <Frame>{<Story />}</Frame>],
} satisfies Meta<typeof Badge>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Tones: Story = {
  render: () => (
    <Row>
      <Badge>已结束</Badge>
      <Badge tone="accent" lit>
        进行中
      </Badge>
      <Badge tone="tide">即将开始</Badge>
      <Badge tone="good">已解锁</Badge>
      <Badge tone="warn">快到期了</Badge>
    </Row>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button')).toBeNull();
    await userEvent.tab();
    await expect(document.body).toHaveFocus();
  },
};

const tones = ['neutral', 'accent', 'tide', 'good', 'warn'] as const;
const words = ['已结束', '进行中', '即将开始', '已解锁', '快到期了'];

export const EveryState: Story = {
  tags: ['both-themes'],
  render: () => (
    <BothThemes>
      {[false, true].map((lit) => (
        <Row key={`${lit}`}>
          {tones.map((tone, index) => (
            <Badge key={tone} tone={tone} lit={lit}>
              {words[index]}
            </Badge>
          ))}
        </Row>
      ))}
    </BothThemes>
  ),
};

export const LongerThanItsPlace: Story = {
  tags: ['!visual'],
  render: () => (
    <div style={{ inlineSize: 160 }}>
      <Row>
        <Badge>等到第七次浪、雾散了、灯塔重新亮起来再说</Badge>
        <Badge tone="accent" lit>
          Donaudampfschifffahrtsgesellschaft
        </Badge>
        <Badge>进行中</Badge>
      </Row>
    </div>
  ),
  play: async ({ canvas, step }) => {
    const badges = [/^等到/, /^Donau/].map((words) => canvas.getByText(words));
    await step('it wraps instead of leaving its place', async () => {
      for (const badge of badges) {
        await expect(badge.getBoundingClientRect().width).toBeLessThanOrEqual(160);
        await expect(badge.scrollWidth).toBeLessThanOrEqual(badge.clientWidth);
      }
    });
    await step('its lamp stays round', async () => {
      const lamp = badges[1]?.firstElementChild?.getBoundingClientRect();
      await expect([lamp?.width, lamp?.height]).toEqual([6, 6]);
    });
    await step('a short one stays on one line', async () => {
      const { height } = canvas.getByText('进行中').getBoundingClientRect();
      await expect(height).toBeLessThan(30);
    });
  },
};

/** Where the system chooses all colours, grounds are gone and edges stay. */
export const ItsLampIsAnEdge: Story = {
  tags: ['!visual'],
  args: { tone: 'accent', lit: true, children: '进行中' },
  play: async ({ canvas }) => {
    const lamp = canvas.getByText('进行中').firstElementChild;
    const { borderTopWidth, borderBottomWidth, height } = getComputedStyle(lamp as Element);
    await expect(Number.parseFloat(borderTopWidth) + Number.parseFloat(borderBottomWidth)).toBe(
      Number.parseFloat(height),
    );
  },
};
