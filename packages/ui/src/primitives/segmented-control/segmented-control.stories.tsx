import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { Frame } from '../../internal/testing/frame.tsx';
import { hydrated } from '../../internal/testing/hydrated.ts';
import { handled, matrix } from '../../internal/testing/matrix.tsx';
import { Moon, Sun } from '../icon/index.ts';
import { SegmentedControl, type SegmentedControlProps } from './index.ts';
import { segmentedControlTexts } from './segmented-control.texts.ts';
import { segmentedControlUsage } from './segmented-control.usage.tsx';

const texts = segmentedControlTexts.zh;

const meta = {
  title: 'Components/Segmented control',
  parameters: { texts: segmentedControlTexts },
  component: SegmentedControl<string>,
  args: {
    label: texts.whichEvents,
    defaultValue: 'running',
    onValueChange: fn(),
    options: [
      { value: 'running', label: texts.onNow },
      { value: 'coming', label: texts.comingUp },
      { value: 'ended', label: texts.ended },
    ],
  },
  decorators: [(Story) => <Frame>{<Story />}</Frame>],
} satisfies Meta<SegmentedControlProps<string>>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

const appearance = {
  label: texts.appearance,
  defaultValue: 'night',
  options: [
    {
      value: 'night',
      label: (
        <>
          <Moon size={16} />
          {texts.night}
        </>
      ),
    },
    {
      value: 'day',
      label: (
        <>
          <Sun size={16} />
          {texts.day}
        </>
      ),
    },
  ],
};

export const WithIcons: Story = { args: appearance };

export const LongWords: Story = {
  globals: { locale: 'en' },
  args: {
    label: 'Which events',
    defaultValue: 'coming',
    options: [
      { value: 'running', label: 'Happening right now' },
      { value: 'coming', label: 'Starting soon' },
      { value: 'ended', label: 'Already over' },
    ],
  },
};

export const ItIsAsWideAsItsSegments: Story = {
  tags: ['!visual'],
  render: (args) => (
    <div style={{ display: 'grid' }}>
      <SegmentedControl {...args} />
    </div>
  ),
  play: async ({ canvas }) => {
    const group = canvas.getByRole('group').getBoundingClientRect();
    const last = canvas.getByRole('radio', { name: texts.ended }).getBoundingClientRect();
    await expect(group.right - last.right).toBeLessThan(8);
  },
};

export const LargeWordsOnAPhone: Story = {
  globals: { viewport: { value: 'phone' }, textSize: '200percent' },
  args: {
    label: texts.textSize,
    defaultValue: '100',
    options: ['100', '125', '150', '200'].map((value) => ({ value, label: `${value}%` })),
  },
  render: (args) => (
    <div style={{ inlineSize: '268px' }}>
      <SegmentedControl {...args} />
    </div>
  ),
  play: async ({ canvas }) => {
    for (const radio of canvas.getAllByRole('radio')) {
      const segment = radio.parentElement as HTMLElement;
      const words = document.createRange();
      words.selectNode(segment.lastChild as Text);
      await expect(words.getBoundingClientRect().width).toBeLessThan(segment.offsetWidth - 16);
    }
  },
};

export const EveryState: Story = matrix<SegmentedControlProps<string>>({
  variants: { words: {}, 'with icons': appearance },
  states: {
    hover: handled('input:not(:checked)').hover,
    focus: handled('input:checked').focus,
    disabled: { disabled: true },
  },
  width: 280,
});

export const LooksDisabled: Story = {
  tags: ['!visual'],
  render: (args) => (
    <>
      <SegmentedControl {...args} />
      <SegmentedControl {...args} disabled />
    </>
  ),
  play: async ({ canvas }) => {
    const look = (radio: HTMLElement) => getComputedStyle(radio.parentElement as HTMLElement);
    const radios = canvas.getAllByRole('radio');
    const [on, off] = radios.map(look);
    for (const disabled of radios.slice(3).map(look)) {
      await expect(disabled.cursor).toBe('not-allowed');
      await expect([on?.color, off?.color]).not.toContain(disabled.color);
    }
  },
};

export const ByKeyboard: Story = {
  play: async ({ canvas, step }) => {
    const radio = (name: string) => canvas.getByRole('radio', { name });
    await step('one stop, on what is chosen', async () => {
      await userEvent.tab();
      await expect(radio(texts.onNow)).toHaveFocus();
    });
    await step('arrows choose and go round', async () => {
      await userEvent.keyboard('{ArrowLeft}');
      await expect(radio(texts.ended)).toBeChecked();
      await userEvent.keyboard('{ArrowRight}{ArrowRight}');
      await expect(radio(texts.comingUp)).toHaveFocus();
      await expect(radio(texts.comingUp)).toBeChecked();
    });
  },
};

export const ChosenBeforeHydration: Story = {
  name: 'A choice made before hydration is reported once',
  tags: ['!visual', '!autodocs'],
  render: () => <div data-testid="server" />,
  play: async ({ canvas, args }) => {
    const place = canvas.getByTestId('server');
    const ended = () => canvas.getByRole('radio', { name: texts.ended });
    const unmount = hydrated(place, <SegmentedControl {...args} />, () => ended().click());
    await waitFor(() => expect(args.onValueChange).toHaveBeenCalledWith('ended'));
    await userEvent.click(canvas.getByRole('radio', { name: texts.onNow }));
    await expect(args.onValueChange).toHaveBeenLastCalledWith('running');
    await expect(args.onValueChange).toHaveBeenCalledTimes(2);
    await expect(ended()).not.toBeChecked();
    unmount();
  },
};

export const GoodAndBadUse: Story = { tags: ['!visual'], ...segmentedControlUsage };
