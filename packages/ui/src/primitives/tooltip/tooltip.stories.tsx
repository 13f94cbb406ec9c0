import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, userEvent, waitFor } from 'storybook/test';
import { Frame, Row } from '../../internal/testing/frame.tsx';
import { after, matrix, pressed } from '../../internal/testing/matrix.tsx';
import { Button } from '../button/index.ts';
import { Play } from '../icon/index.ts';
import { Tooltip, type TooltipProps } from './index.ts';
import { tooltipTexts } from './tooltip.texts.ts';
import { tooltipUsage } from './tooltip.usage.tsx';

const texts = tooltipTexts.zh;

const meta = {
  title: 'Components/Tooltip',
  parameters: { texts: tooltipTexts },
  component: Tooltip,
  args: {
    text: texts.watchTwoMinutesAbout,
    children: (described) => (
      <Button aria-label={texts.play} {...described}>
        <Play size={18} />
      </Button>
    ),
  },
  decorators: [
    (Story) => (
      <Frame>
        <Row caption="　">{<Story />}</Row>
      </Frame>
    ),
  ],
} satisfies Meta<typeof Tooltip>;

export default meta;
type Story = StoryObj<typeof meta>;

const code = `import { Button } from '@companion/ui/button';
import { Play } from '@companion/ui/icon';
import { Tooltip } from '@companion/ui/tooltip';
import '@companion/ui/button.css';
import '@companion/ui/tooltip.css';

<Tooltip text="看一段两分钟的介绍">
  {(described) => (
    <Button iconOnly aria-label="播放" {...described}>
      <Play size={18} />
    </Button>
  )}
</Tooltip>;`;

export const Default: Story = {
  tags: ['playground', '!visual'],
  parameters: { docs: { source: { code } } },
};

export const OnKeyboardFocus: Story = {
  play: async ({ canvas }) => {
    await userEvent.tab();
    const button = canvas.getByRole('button', { name: texts.play });
    await waitFor(() => expect(canvas.getByRole('tooltip')).toBeVisible());
    await expect(button).toHaveAccessibleDescription(texts.watchTwoMinutesAbout);
  },
};

export const BelowWhereThereIsNoRoomAbove: Story = {
  tags: ['!visual'],
  decorators: [
    (Story) => (
      <div style={{ position: 'fixed', insetBlockStart: 0 }}>
        <Story />
      </div>
    ),
  ],
  play: async ({ canvas }) => {
    await userEvent.tab();
    const { top } = (await canvas.findByRole('tooltip')).getBoundingClientRect();
    await expect(top).toBeGreaterThanOrEqual(
      canvas.getByRole('button').getBoundingClientRect().bottom,
    );
  },
};

export const FromRightToLeft: Story = {
  tags: ['!visual'],
  decorators: [
    (Story) => (
      <div dir="rtl" style={{ marginInline: 'auto' }}>
        <Story />
      </div>
    ),
  ],
  play: async ({ canvas }) => {
    await userEvent.tab();
    const middle = (element: HTMLElement) => {
      const { left, right } = element.getBoundingClientRect();
      return (left + right) / 2;
    };
    const tooltip = await canvas.findByRole('tooltip');
    const offset = middle(tooltip) - middle(canvas.getByRole('button'));
    await expect(Math.abs(offset)).toBeLessThan(1);
  },
};

export const EscapeTakesItAway: Story = {
  play: async ({ canvas }) => {
    await userEvent.tab();
    await canvas.findByRole('tooltip');
    await userEvent.keyboard('{Escape}');
    await expect(canvas.queryByRole('tooltip')).toBeNull();
    await expect(canvas.getByRole('button')).toHaveFocus();
  },
};

export const StaysAwayWhenTheWindowComesBack: Story = {
  tags: ['!visual'],
  play: async ({ canvas }) => {
    await userEvent.tab();
    await canvas.findByRole('tooltip');
    await userEvent.keyboard('{Escape}');
    // As browsers tell of another window: the element keeps the focus of its document.
    fireEvent.focusOut(canvas.getByRole('button'));
    fireEvent.focusIn(canvas.getByRole('button'));
    await userEvent.keyboard('{Shift}');
    await expect(canvas.queryByRole('tooltip')).toBeNull();
    await userEvent.tab();
    await userEvent.tab({ shift: true });
    await waitFor(() => expect(canvas.getByRole('tooltip')).toBeVisible());
  },
};

export const UnderAPointer: Story = {
  play: async ({ canvas }) => {
    await userEvent.hover(canvas.getByRole('button'));
    await waitFor(() => expect(canvas.getByRole('tooltip')).toBeVisible());
    await userEvent.unhover(canvas.getByRole('button'));
    await waitFor(() => expect(canvas.queryByRole('tooltip')).toBeNull());
  },
};

const InPlace = (props: TooltipProps) => (
  <div style={{ paddingBlockStart: 44 }}>
    <Tooltip {...props} />
  </div>
);

const rest = (control: HTMLElement) =>
  control.dispatchEvent(new PointerEvent('pointerover', { bubbles: true, pointerType: 'mouse' }));

export const EveryState: Story = matrix<TooltipProps>({
  component: InPlace,
  states: { ...pressed('button'), shown: after('button', rest) },
  width: 160,
});

export const GoodAndBadUse: Story = { tags: ['!visual'], ...tooltipUsage };
