import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { Frame } from '../../internal/testing/frame.tsx';
import { handled, matrix } from '../../internal/testing/matrix.tsx';
import { chipTexts } from './chip.texts.ts';
import { FilterBar, type FilterBarProps } from './index.ts';

const texts = chipTexts.zh;

const meta = {
  title: 'Components/Chip and filter bar/Filter bar',
  parameters: { texts: chipTexts },
  component: FilterBar<string>,
  args: {
    label: texts.byKind,
    defaultValue: 'all',
    onValueChange: fn(),
    options: [
      { value: 'all', label: texts.all, count: 837 },
      { value: 'role', label: texts.characters, count: 124 },
      { value: 'item', label: texts.items, count: 302 },
      { value: 'place', label: texts.places, count: 88 },
      { value: 'boss', label: texts.bosses, count: 41 },
      { value: 'quest', label: texts.quests, count: 282 },
    ],
  },
  decorators: [(Story) => <Frame>{<Story />}</Frame>],
} satisfies Meta<FilterBarProps<string>>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = { tags: ['playground', '!visual'] };

export const OnADesktop: Story = { globals: { viewport: { value: 'desktop' } } };
export const ScrollsOnAPhone: Story = { globals: { viewport: { value: 'phone' } } };

export const TheOneThatIsOnIsInView: Story = {
  tags: ['!visual'],
  globals: { viewport: { value: 'phone' } },
  args: { defaultValue: 'quest' },
  decorators: [(Story) => <div style={{ inlineSize: 320 }}>{<Story />}</div>],
  play: async ({ canvas, step }) => {
    const bar = canvas.getByRole('group');
    const isSeen = (name: RegExp) => {
      const [chip, row] = [canvas.getByRole('button', { name }), bar].map((element) =>
        element.getBoundingClientRect(),
      );
      return chip && row && chip.left >= row.left && chip.right <= row.right;
    };
    await step('the filter of the page is in view', async () => {
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

export const EveryState: Story = matrix<FilterBarProps<string>>({
  states: {
    ...handled('[aria-pressed="false"]'),
    'without counts': { options: meta.args.options.map(({ value, label }) => ({ value, label })) },
  },
  width: 320,
});

export const OneIsOnAtATime: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: /地点/ }));
    await expect(canvas.getByRole('button', { name: /地点/ })).toHaveAttribute(
      'aria-pressed',
      'true',
    );
    await expect(canvas.getByRole('button', { name: /全部/ })).toHaveAttribute(
      'aria-pressed',
      'false',
    );
    await expect(args.onValueChange).toHaveBeenLastCalledWith('place');
  },
};

export const ByKeyboard: Story = {
  tags: ['!visual'],
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
