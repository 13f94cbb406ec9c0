import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { BothThemes } from '../../internal/testing/both-themes.tsx';
import { Frame, Stack } from '../../internal/testing/frame.tsx';
import { ThemeScope } from '../../theme/theme-scope/index.ts';
import { Progress } from './index.ts';
import { progressWords } from './progress.words.ts';

const meta = {
  title: 'Components/Progress',
  parameters: { words: progressWords },
  component: Progress,
  args: { label: '灯塔守夜人', value: 7, max: 12, words: '7 / 12 章' },
  decorators: [
    (Story) => (
      <Frame>
        <Stack>{<Story />}</Stack>
      </Frame>
    ),
  ],
} satisfies Meta<typeof Progress>;

export default meta;
type Story = StoryObj<typeof meta>;

export const HowFarAStoryHasCome: Story = {
  render: (args) => (
    <>
      <Progress {...args} />
      <Progress label="风车的第三片叶子" value={0} max={5} words="0 / 5 章" />
      <Progress label="第二十路" value={9} max={9} words="读完了" />
    </>
  ),
  play: async ({ canvas }) => {
    const story = canvas.getByRole('progressbar', { name: '灯塔守夜人' });
    await expect(story).toHaveAttribute('aria-valuenow', '7');
    await expect(story).toHaveAttribute('aria-valuemax', '12');
    await expect(story).toHaveAttribute('aria-valuetext', '7 / 12 章');
  },
};

export const EveryState: Story = {
  tags: ['both-themes'],
  render: () => (
    <BothThemes>
      <Progress label="风车的第三片叶子" value={0} max={5} words="0 / 5 章" />
      <Progress label="灯塔守夜人" value={7} max={12} words="7 / 12 章" />
      <Progress label="第二十路" value={9} max={9} words="读完了" />
      <Progress label="落子无声" value={1} max={3} />
      <ThemeScope hue={155}>
        <Progress label="风车原野" value={2} max={3} words="2 / 3 章" />
      </ThemeScope>
    </BothThemes>
  ),
};

export const WithoutWords: Story = {
  tags: ['!visual'],
  render: () => <Progress label="灯塔守夜人" value={7} max={12} />,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('progressbar')).not.toHaveAttribute('aria-valuetext');
  },
};

export const BeyondItsEnds: Story = {
  tags: ['!visual'],
  render: () => (
    <>
      <Progress label="多读了两章" value={14} max={12} />
      <Progress label="还没开始" value={-1} max={12} />
      <Progress label="一章也没有" value={0} max={0} />
    </>
  ),
  play: async ({ canvas }) => {
    const shares = canvas.getAllByRole('progressbar').map((track) => {
      const filled = track.firstElementChild?.getBoundingClientRect().width ?? Number.NaN;
      return [filled / track.clientWidth, track.getAttribute('aria-valuenow')];
    });
    await expect(shares).toEqual([
      [1, '12'],
      [0, '0'],
      [0, '0'],
    ]);
  },
};

export const ALongName: Story = {
  render: () => (
    <>
      <Progress
        label="没有灯塔的海上，靠记忆找回家的路的人们后来都怎么样了，以及第二根桅杆为什么总是先亮起来"
        value={7}
        max={12}
        words="7 / 12 章"
      />
      <Progress label={'Donaudampfschifffahrt'.repeat(4)} value={7} max={12} words="7 / 12 章" />
    </>
  ),
  play: async ({ canvas }) => {
    const tracks = canvas.getAllByRole('progressbar');
    for (const [index, words] of canvas.getAllByText('7 / 12 章').entries()) {
      const { height, right } = words.getBoundingClientRect();
      await expect(height).toBeLessThan(30);
      await expect(right).toBeLessThanOrEqual(
        (tracks[index]?.getBoundingClientRect().right ?? 0) + 0.5,
      );
    }
  },
};

/** Where the system chooses all colours, grounds and shadows are gone and edges stay. */
export const ItsTrackHasAnEdge: Story = {
  tags: ['!visual'],
  args: { value: 0 },
  play: async ({ canvas }) => {
    await expect(getComputedStyle(canvas.getByRole('progressbar')).outlineStyle).toBe('solid');
  },
};
