import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
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

export const Suggestion: Story = {
  tags: ['!visual'],
  args: { onClick: fn() },
  render: ({ onClick, children }) => <Chip onClick={onClick}>{children}</Chip>,
  play: async ({ args, canvas }) => {
    const chip = canvas.getByRole('button');
    await userEvent.click(chip);
    await expect(args.onClick).toHaveBeenCalledOnce();
    await expect(chip).not.toHaveAttribute('aria-pressed');
  },
};

export const LooksDisabled: Story = {
  tags: ['!visual'],
  render: (args) => (
    <>
      <Chip {...args} />
      <Chip {...args} disabled />
      <Chip {...args} pressed />
      <Chip {...args} pressed disabled />
    </>
  ),
  play: async ({ canvas }) => {
    const look = (chip: HTMLElement) => {
      const { color, backgroundColor, borderColor, cursor } = getComputedStyle(chip);
      return { color, backgroundColor, borderColor, cursor };
    };
    const [off, disabledOff, on, disabledOn] = canvas.getAllByRole('button').map(look);
    await expect([disabledOff?.cursor, disabledOn?.cursor]).toEqual(['not-allowed', 'not-allowed']);
    await expect(disabledOff?.color).not.toBe(off?.color);
    await expect(disabledOn?.color).toBe(disabledOff?.color);
    await expect(disabledOn?.backgroundColor).not.toBe(on?.backgroundColor);
    await expect(disabledOn?.backgroundColor).not.toBe(disabledOff?.backgroundColor);
  },
};

export const GoodAndBadUse: Story = { tags: ['!visual'], ...chipUsage };
