import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { Frame } from '../../internal/testing/frame.tsx';
import { held } from '../../internal/testing/held.tsx';
import { handled, matrix } from '../../internal/testing/matrix.tsx';
import { ThemeScope } from '../../theme/theme-scope/index.ts';
import { chipTexts } from './chip.texts.ts';
import { chipUsage } from './chip.usage.tsx';
import { Chip, type ChipProps } from './index.ts';

const texts = chipTexts.zh;

const meta = {
  title: 'Components/Chip and filter bar',
  parameters: { texts: chipTexts },
  component: Chip,
  args: { pressed: false, onPressedChange: fn(), children: texts.adventure },
  decorators: [(Story) => <Frame>{<Story />}</Frame>],
} satisfies Meta<typeof Chip>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  tags: ['playground', '!visual'],
  decorators: [held('pressed', 'onPressedChange')],
};

export const EveryState: Story = matrix<ChipProps>({
  variants: { off: { pressed: false }, on: { pressed: true } },
  states: {
    ...handled('button'),
    'with a count': { count: 88 },
    'in a hue': (chip) => <ThemeScope hue={155}>{chip}</ThemeScope>,
    disabled: { disabled: true },
  },
});

export const GoodAndBadUse: Story = { tags: ['!visual'], ...chipUsage };
