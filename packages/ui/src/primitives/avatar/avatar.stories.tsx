import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { moods } from '../../brand/sprite/index.ts';
import { Frame, Row } from '../../internal/testing/frame.tsx';
import { each, matrix } from '../../internal/testing/matrix.tsx';
import { avatarTexts } from './avatar.texts.ts';
import { avatarUsage } from './avatar.usage.tsx';
import { Avatar, type AvatarProps } from './index.ts';

const texts = avatarTexts.zh;

const meta = {
  title: 'Components/Avatar',
  parameters: { texts: avatarTexts },
  component: Avatar,
  args: { seed: '20260114' },
  decorators: [(Story) => <Frame>{<Story />}</Frame>],
} satisfies Meta<typeof Avatar>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = { tags: ['playground', '!visual'] };

export const Sizes: Story = {
  render: () => (
    <>
      {[24, 32, 40, 64, 96].map((size) => (
        <Row key={size}>
          {['20260114', '19880707', '31415926', '27182818'].map((seed) => (
            <Avatar key={seed} seed={seed} size={size} />
          ))}
        </Row>
      ))}
    </>
  ),
};

export const Moods: Story = {
  tags: ['!visual'],
  render: (args) => (
    <Row>
      {moods.map((mood) => (
        <Avatar key={mood} {...args} size={64} mood={mood} />
      ))}
    </Row>
  ),
};

export const EveryState: Story = matrix<AvatarProps>({
  variants: each('size', [24, 40, 64]),
  states: each('mood', moods.slice(1)),
  width: 72,
});

export const BesideAName: Story = {
  tags: ['!visual'],
  render: (args) => (
    <a href="/profile" style={{ display: 'flex', alignItems: 'center', gap: 12, width: 160 }}>
      <Avatar {...args} size={64} />
      {texts.n1399079WaitingFor}
    </a>
  ),
  play: async ({ canvas, canvasElement, step }) => {
    await step('the words beside it are all that is heard', async () => {
      await expect(canvas.getByRole('link', { name: texts.n1399079WaitingFor })).toBeVisible();
      await expect(canvas.queryByRole('img')).toBeNull();
    });
    await step('it stays round where there is little room', async () => {
      const window = canvasElement.querySelector('a > span')?.getBoundingClientRect();
      await expect([window?.width, window?.height]).toEqual([64, 64]);
    });
  },
};

export const TheSameForEver: Story = {
  tags: ['!visual'],
  render: () => (
    <Row>
      <Avatar seed="20260114" />
      <Avatar seed="20260114" />
      <Avatar seed="19880707" />
      <Avatar seed="" />
    </Row>
  ),
  play: async ({ canvasElement }) => {
    const bodies = [...canvasElement.querySelectorAll('svg')].map((body) =>
      [...body.querySelectorAll('path')].map((path) => path.getAttribute('d')).join(),
    );
    await expect(bodies).toHaveLength(4);
    const [first, again, another, ofNobody] = bodies;
    await expect(again).toBe(first);
    await expect(another).not.toBe(first);
    await expect(ofNobody).not.toBe('');
  },
};

export const GoodAndBadUse: Story = { tags: ['!visual'], ...avatarUsage };
