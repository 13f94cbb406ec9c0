import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { Frame } from '../../internal/testing/frame.tsx';
import { held } from '../../internal/testing/held.tsx';
import { handled, matrix } from '../../internal/testing/matrix.tsx';
import { ThemeScope } from '../../theme/theme-scope/index.ts';
import { chipTexts } from './chip.texts.ts';
import { chipUsage } from './chip.usage.tsx';
import { Chip, type ChipProps, FilterBar, type FilterBarProps } from './index.ts';

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

const options = [
  { value: 'all', label: texts.all, count: 837 },
  { value: 'role', label: texts.characters, count: 124 },
  { value: 'item', label: texts.items, count: 302 },
  { value: 'place', label: texts.places, count: 88 },
  { value: 'boss', label: texts.bosses, count: 41 },
  { value: 'quest', label: texts.quests, count: 282 },
] as const;

type Filters = Pick<FilterBarProps<string>, 'label' | 'options'>;
const kinds: Filters = { label: texts.byKind, options };

function Filters({ first = 'all', ...bar }: Filters & { first?: string }) {
  const [value, setValue] = useState(first);
  return <FilterBar {...bar} value={value} onValueChange={setValue} />;
}

export const FilterBarOnADesktop: Story = {
  globals: { viewport: { value: 'desktop' } },
  render: () => <Filters {...kinds} />,
};
export const FilterBarScrollsOnAPhone: Story = {
  globals: { viewport: { value: 'phone' } },
  render: () => <Filters {...kinds} />,
};

export const TheOneThatIsOnIsInView: Story = {
  tags: ['!visual'],
  globals: { viewport: { value: 'phone' } },
  render: () => (
    <div style={{ inlineSize: 320 }}>
      <Filters {...kinds} first="quest" />
    </div>
  ),
  play: async ({ canvas, step }) => {
    const bar = canvas.getByRole('group');
    const isSeen = (name: RegExp) => {
      const [chip, row] = [canvas.getByRole('button', { name }), bar].map((element) =>
        element.getBoundingClientRect(),
      );
      return chip && row && chip.left >= row.left && chip.right <= row.right;
    };
    await step('whoever comes with a filter sees it', async () => {
      await expect(isSeen(/委托/)).toBe(true);
      await expect(isSeen(/全部/)).toBe(false);
    });
    await step('a chip that is cut off and pressed comes into view', async () => {
      bar.scrollLeft = 20;
      await expect(isSeen(/全部/)).toBe(false);
      canvas.getByRole('button', { name: /全部/ }).click();
      await waitFor(() => expect(isSeen(/全部/)).toBe(true));
    });
  },
};

export const EveryState: Story = {
  ...matrix<ChipProps>({
    variants: { off: { pressed: false }, on: { pressed: true } },
    states: {
      ...handled('button'),
      'with a count': { count: 88 },
      'in a hue': (chip) => <ThemeScope hue={155}>{chip}</ThemeScope>,
      disabled: { disabled: true },
    },
  }),
  tags: ['both-themes', 'board'],
};

export const OneIsOnAtATime: Story = {
  render: () => <Filters {...kinds} />,
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: /地点/ }));
    await expect(canvas.getByRole('button', { name: /地点/ })).toHaveAttribute(
      'aria-pressed',
      'true',
    );
    await expect(canvas.getByRole('button', { name: /全部/ })).toHaveAttribute(
      'aria-pressed',
      'false',
    );
  },
};

export const ByKeyboard: Story = {
  tags: ['!visual'],
  render: () => <Filters {...kinds} />,
  play: async ({ canvas, step }) => {
    const [all, role, item] = canvas.getAllByRole('button');
    await step('Tab goes from chip to chip, arrows go nowhere', async () => {
      await userEvent.tab();
      await expect(all).toHaveFocus();
      await userEvent.keyboard('{ArrowRight}');
      await expect(all).toHaveFocus();
      await userEvent.tab();
      await expect(role).toHaveFocus();
    });
    await step('Enter and Space turn one on', async () => {
      await userEvent.keyboard('{Enter}');
      await expect(role).toHaveAttribute('aria-pressed', 'true');
      await userEvent.tab();
      await userEvent.keyboard(' ');
      await expect(item).toHaveAttribute('aria-pressed', 'true');
    });
  },
};

export const GoodAndBadUse: Story = { tags: ['!visual'], ...chipUsage };
