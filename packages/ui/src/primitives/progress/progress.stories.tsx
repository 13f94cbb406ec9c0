import type { Meta, StoryObj } from '@storybook/react-vite';
import type { CSSProperties } from 'react';
import { expect } from 'storybook/test';
import { BothThemes } from '../../internal/testing/both-themes.tsx';
import { Frame, Stack } from '../../internal/testing/frame.tsx';
import { matrix } from '../../internal/testing/matrix.tsx';
import { EDGE_RATIO } from '../../theme/contrast-pairs.ts';
import { createTheme } from '../../theme/create-theme/index.ts';
import { contrast } from '../../theme/oklch.ts';
import { ThemeScope } from '../../theme/theme-scope/index.ts';
import { dayTheme, nightTheme } from '../../theme/themes.css.ts';
import type { Oklch } from '../../theme/tokens.ts';
import { Progress, type ProgressProps } from './index.ts';
import { progressTexts } from './progress.texts.ts';
import { progressUsage } from './progress.usage.tsx';

const texts = progressTexts.zh;

const meta = {
  title: 'Components/Progress',
  parameters: { texts: progressTexts },
  component: Progress,
  args: { label: texts.lighthouseKeeper, value: 7, max: 12, valueText: texts.n712Chapters },
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

export const Default: Story = { tags: ['playground', '!visual'] };

export const HowFarAStoryHasCome: Story = {
  render: (args) => (
    <>
      <Progress {...args} />
      <Progress label={texts.windmillThirdSail} value={0} max={5} valueText={texts.n05Chapters} />
      <Progress label={texts.twentiethLine} value={9} max={9} valueText={texts.finished} />
    </>
  ),
  play: async ({ canvas }) => {
    const story = canvas.getByRole('progressbar', { name: texts.lighthouseKeeper });
    await expect(story).toHaveAttribute('aria-valuenow', '7');
    await expect(story).toHaveAttribute('aria-valuemax', '12');
    await expect(story).toHaveAttribute('aria-valuetext', texts.n712Chapters);
  },
};

export const EveryState: Story = matrix<ProgressProps>({
  states: {
    empty: { label: texts.windmillThirdSail, value: 0, max: 5, valueText: texts.n05Chapters },
    full: { label: texts.twentiethLine, value: 9, max: 9, valueText: texts.finished },
    'without words': { label: texts.silentStone, valueText: undefined },
    'in a hue': (progress) => <ThemeScope hue={155}>{progress}</ThemeScope>,
  },
  width: 240,
});

export const WithoutWords: Story = {
  tags: ['!visual'],
  render: () => <Progress label={texts.lighthouseKeeper} value={7} max={12} />,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('progressbar')).not.toHaveAttribute('aria-valuetext');
  },
};

export const BeyondItsEnds: Story = {
  tags: ['!visual'],
  render: () => (
    <>
      <Progress label={texts.twoChaptersTooMany} value={14} max={12} />
      <Progress label={texts.notBegun} value={-1} max={12} />
      <Progress label={texts.notOneChapter} value={0} max={0} />
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
        label={texts.whatBecamePeopleWho}
        value={7}
        max={12}
        valueText={texts.n712Chapters}
      />
      <Progress
        label={'Donaudampfschifffahrt'.repeat(4)}
        value={7}
        max={12}
        valueText={texts.n712Chapters}
      />
    </>
  ),
  play: async ({ canvas }) => {
    const tracks = canvas.getAllByRole('progressbar');
    for (const [index, words] of canvas.getAllByText(texts.n712Chapters).entries()) {
      const { height, right } = words.getBoundingClientRect();
      await expect(height).toBeLessThan(30);
      await expect(right).toBeLessThanOrEqual(
        (tracks[index]?.getBoundingClientRect().right ?? 0) + 0.5,
      );
    }
  },
};

const dark = createTheme({ accent: { hue: 265, lightness: 0.3, chroma: 0.1 } });

const oklchOf = (element: Element): Oklch => {
  const [lightness = 0, chroma = 0, hue = 0] =
    getComputedStyle(element)
      .backgroundColor.match(/[\d.]+/g)
      ?.map(Number) ?? [];
  return [lightness, chroma, hue];
};

/** Also with an accent that is nearly as dark as the night, and in that of the lamp by day. */
export const TheFilledPartIsSeen: Story = {
  tags: ['!visual'],
  render: (args) => (
    <>
      <BothThemes>
        <Progress {...args} />
      </BothThemes>
      <div className={nightTheme} style={dark.night as CSSProperties}>
        <Progress {...args} />
      </div>
      <div className={dayTheme} style={dark.day as CSSProperties}>
        <Progress {...args} />
      </div>
    </>
  ),
  play: async ({ canvas }) => {
    const ratios = canvas
      .getAllByRole('progressbar')
      .map((track) => contrast(oklchOf(track.firstElementChild!), oklchOf(track)));
    await expect(ratios).toHaveLength(4);
    await expect(Math.min(...ratios)).toBeGreaterThanOrEqual(EDGE_RATIO);
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

export const GoodAndBadUse: Story = { tags: ['!visual'], ...progressUsage };
