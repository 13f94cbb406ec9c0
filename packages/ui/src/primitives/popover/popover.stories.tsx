import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { createPortal } from 'react-dom';
import { expect, fireEvent, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { focusedElement } from '../../internal/focused-element.ts';
import { HOVER_DELAY_MS } from '../../internal/hover-delay.ts';
import {
  goBack,
  installCloseWatcher,
  isBackHandled,
} from '../../internal/testing/fake-close-watcher.ts';
import { Frame } from '../../internal/testing/frame.tsx';
import { heldTimers } from '../../internal/testing/held-timers.ts';
import { InShadowRoot, shadowContainer } from '../../internal/testing/in-shadow-root.tsx';
import { after, click, each, matrix, pressed } from '../../internal/testing/matrix.tsx';
import { WebField } from '../../internal/testing/web-field.tsx';
import { Button, buttonClass } from '../button/index.ts';
import { Dialog } from '../dialog/index.ts';
import { Popover, type PopoverProps } from './index.ts';
import { popoverTexts } from './popover.texts.ts';
import { popoverUsage } from './popover.usage.tsx';

const texts = popoverTexts.zh;

const meta = {
  title: 'Components/Popover',
  parameters: { texts: popoverTexts },
  component: Popover,
  args: {
    label: texts.rulesThisRound,
    trigger: texts.rules,
    triggerClassName: buttonClass({ size: 's' }),
    onOpenChange: fn(),
    children: texts.countToSeventhWave,
  },
  decorators: [(Story) => <Frame>{<Story />}</Frame>],
} satisfies Meta<typeof Popover>;

export default meta;
type Story = StoryObj<typeof meta>;

const code = `import { buttonClass } from '@companion/ui/button';
import { Popover } from '@companion/ui/popover';
import '@companion/ui/button.css';
import '@companion/ui/popover.css';

<Popover label="${texts.rulesThisRound}" trigger="${texts.rules}" triggerClassName={buttonClass({ size: 's' })}>
  ${texts.countToSeventhWave}
</Popover>;`;

export const Closed: Story = { parameters: { docs: { source: { code } } } };

export const OpenedByAPress: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: texts.rulesThisRound }));
    const panel = canvas.getByText(/数到第七次浪/);
    await waitFor(() => expect(panel).toBeVisible());
    // Near the edge of the window, and yet whole.
    await expect(panel.getBoundingClientRect().left).toBeGreaterThanOrEqual(8);
  },
};

/** Opens the panel and returns its place. */
async function press(button: HTMLElement): Promise<DOMRect> {
  await userEvent.click(button);
  await waitFor(() => expect(button).toHaveAttribute('aria-expanded', 'true'));
  const panel = document.getElementById(button.getAttribute('aria-controls') ?? '');
  if (!panel) throw new Error('the panel is missing');
  return panel.getBoundingClientRect();
}

async function isWhole({ left, right }: DOMRect) {
  await expect(left).toBeGreaterThanOrEqual(8);
  await expect(right).toBeLessThanOrEqual(document.documentElement.clientWidth - 8);
}

export const AlignedWithTheEndAtTheStartOfThePage: Story = {
  tags: ['!visual'],
  args: { align: 'end' },
  play: async ({ canvas }) => {
    await isWhole(await press(canvas.getByRole('button', { name: texts.rulesThisRound })));
  },
};

export const AboveWhereThereIsNoRoomBelow: Story = {
  tags: ['!visual'],
  decorators: [
    (Story) => (
      <div style={{ position: 'fixed', insetBlockEnd: 0 }}>
        <Story />
      </div>
    ),
  ],
  play: async ({ canvas }) => {
    const button = canvas.getByRole('button', { name: texts.rulesThisRound });
    const panel = await press(button);
    await expect(panel.bottom).toBeLessThanOrEqual(button.getBoundingClientRect().top);
  },
};

export const FromRightToLeft: Story = {
  tags: ['!visual'],
  render: (args) => (
    <div
      dir="rtl"
      style={{
        position: 'fixed',
        inset: '0 0 auto',
        display: 'flex',
        justifyContent: 'space-between',
      }}
    >
      {[1, 2, 3].map((place) => (
        <Popover key={place} {...args} />
      ))}
    </div>
  ),
  play: async ({ canvas, step }) => {
    const buttons = canvas.getAllByRole('button', { name: texts.rulesThisRound });
    await step('whole near each edge', async () => {
      for (const button of buttons) await isWhole(await press(button));
    });
    await step('centred where there is room', async () => {
      const middle = ({ left, right }: DOMRect) => (left + right) / 2;
      const button = buttons[1]!;
      const offset = middle(await press(button)) - middle(button.getBoundingClientRect());
      await expect(Math.abs(offset)).toBeLessThan(1);
    });
  },
};

export const EveryWayOut: Story = {
  tags: ['!visual'],
  play: async ({ canvas, step }) => {
    const button = canvas.getByRole('button', { name: texts.rulesThisRound });
    const isOpen = (open: boolean) =>
      waitFor(() => expect(button).toHaveAttribute('aria-expanded', String(open)));
    await step('the same button', async () => {
      await userEvent.click(button);
      await isOpen(true);
      await userEvent.click(button);
      await isOpen(false);
    });
    await step('Escape, and the focus stays', async () => {
      await userEvent.keyboard('{Enter}');
      await isOpen(true);
      await userEvent.keyboard('{Escape}');
      await isOpen(false);
      await expect(button).toHaveFocus();
    });
    await step('Escape after a press inside, and the focus is back', async () => {
      await userEvent.keyboard('{Enter}');
      await isOpen(true);
      await userEvent.click(canvas.getByText(/数到第七次浪/));
      await userEvent.keyboard('{Escape}');
      await isOpen(false);
      await expect(button).toHaveFocus();
    });
    await step('a press elsewhere', async () => {
      await userEvent.keyboard(' ');
      await isOpen(true);
      await userEvent.click(document.body);
      await isOpen(false);
    });
    await step('leaving by Tab', async () => {
      button.focus();
      await userEvent.keyboard('{Enter}');
      await isOpen(true);
      await userEvent.tab();
      await isOpen(false);
    });
  },
};

const rest = heldTimers(HOVER_DELAY_MS);

export const OpenedByItsHost: Story = {
  beforeEach: rest.hold,
  tags: ['!visual'],
  args: { open: true, openOnHover: true, onOpenChange: fn() },
  render: (args) => {
    const [open, setOpen] = useState(true);
    const change = (next: boolean) => {
      args.onOpenChange?.(next);
      setOpen(next);
    };
    return (
      <>
        <Popover {...args} open={open} onOpenChange={change} />
        <Button onClick={() => setOpen(!open)}>{texts.rules}</Button>
      </>
    );
  },
  play: async ({ canvas, args, step }) => {
    const button = canvas.getByRole('button', { name: texts.rulesThisRound });
    const host = canvas.getByRole('button', { name: texts.rules });
    const isOpen = (open: boolean) =>
      waitFor(() => expect(button).toHaveAttribute('aria-expanded', String(open)));
    await step('it is open at first, and tells nobody', async () => {
      await isOpen(true);
      await expect(args.onOpenChange).not.toHaveBeenCalled();
    });
    await step('the host hears of a press elsewhere', async () => {
      await userEvent.click(document.body);
      await isOpen(false);
      await expect(args.onOpenChange).toHaveBeenCalledWith(false);
    });
    await step('opened by the host, it stays under a pointer that passes', async () => {
      host.focus();
      await userEvent.keyboard('{Enter}');
      await isOpen(true);
      await userEvent.hover(button);
      await userEvent.unhover(button);
      rest.pass(2 * HOVER_DELAY_MS);
      await isOpen(true);
      await userEvent.keyboard('{Escape}');
      await isOpen(false);
      await expect(args.onOpenChange).toHaveBeenCalledTimes(2);
    });
  },
};

/** A host may refuse: then the panel stays as it is. */
export const AHostThatRefuses: Story = {
  tags: ['!visual'],
  args: { open: false, onOpenChange: fn() },
  play: async ({ canvas, args }) => {
    const button = canvas.getByRole('button', { name: texts.rulesThisRound });
    await userEvent.click(button);
    await userEvent.click(button);
    await expect(args.onOpenChange).toHaveBeenCalledTimes(2);
    await expect(args.onOpenChange).toHaveBeenLastCalledWith(true);
    await expect(button).toHaveAttribute('aria-expanded', 'false');
  },
};

export const ItsButtonClosesItInSafari: Story = {
  tags: ['!visual'],
  play: async ({ canvas }) => {
    const button = canvas.getByRole('button', { name: texts.rulesThisRound });
    await userEvent.click(button);
    await userEvent.click(canvas.getByText(/数到第七次浪/));
    // Safari does not focus a pressed button: the focus goes to the document.
    const blur = (event: Event) => {
      event.preventDefault();
      if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
    };
    window.addEventListener('mousedown', blur, { once: true });
    await userEvent.click(button);
    await expect(document.body).toHaveFocus();
    await waitFor(() => expect(button).toHaveAttribute('aria-expanded', 'false'));
  },
};

const pressedInside = fn();

function OpensADialog(args: PopoverProps) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Popover {...args}>
        <Button onClick={() => setOpen(true)}>{texts.rename}</Button>
      </Popover>
      <Dialog open={open} onClose={() => setOpen(false)} title={texts.rename}>
        {texts.countToSeventhWave}
      </Dialog>
    </>
  );
}

export const ItsButtonOpensADialog: Story = {
  tags: ['!visual'],
  render: (args) => <OpensADialog {...args} />,
  play: async ({ canvas }) => {
    const button = canvas.getByRole('button', { name: texts.rulesThisRound });
    await userEvent.click(button);
    await userEvent.click(canvas.getByRole('button', { name: texts.rename }));
    await screen.findByRole('dialog');
    await waitFor(() => expect(button).toHaveAttribute('aria-expanded', 'false'));
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await waitFor(() => expect(button).toHaveFocus());
  },
};

export const EscapeInAWebComponentReturnsTheFocus: Story = {
  tags: ['!visual'],
  args: { children: <WebField /> },
  play: async ({ canvas }) => {
    const button = canvas.getByRole('button', { name: texts.rulesThisRound });
    await userEvent.click(button);
    const field = await canvas.findByTestId('web-field');
    field.focus();
    await expect(field).toHaveFocus();
    await userEvent.keyboard('{Escape}');
    await expect(button).toHaveFocus();
  },
};

export const TheWayBackCloses: Story = {
  tags: ['!visual'],
  beforeEach: installCloseWatcher,
  play: async ({ canvas }) => {
    const button = canvas.getByRole('button', { name: texts.rulesThisRound });
    await userEvent.click(button);
    await waitFor(() => expect(isBackHandled()).toBe(true));
    goBack();
    await waitFor(() => expect(button).toHaveAttribute('aria-expanded', 'false'));
    await expect(button).toHaveFocus();
    await waitFor(() => expect(isBackHandled()).toBe(false));
  },
};

export const InAShadowRoot: Story = {
  tags: ['!visual'],
  args: { children: <Button onClick={pressedInside}>{texts.countToSeventhWave}</Button> },
  render: (args) => (
    <InShadowRoot>{(container) => createPortal(<Popover {...args} />, container)}</InShadowRoot>
  ),
  play: async ({ canvas, step }) => {
    const inside = within(shadowContainer(await canvas.findByTestId('shadow-host')));
    const button = await inside.findByRole('button', { name: texts.rulesThisRound });
    const isOpen = (open: boolean) =>
      waitFor(() => expect(button).toHaveAttribute('aria-expanded', String(open)));
    await step('a press in the panel acts, and leaves it open', async () => {
      await userEvent.click(button);
      await isOpen(true);
      await userEvent.click(inside.getByRole('button', { name: texts.countToSeventhWave }));
      await expect(pressedInside).toHaveBeenCalledOnce();
      await isOpen(true);
    });
    await step('Escape closes it, and the focus is back', async () => {
      await userEvent.keyboard('{Escape}');
      await isOpen(false);
      await waitFor(() => expect(focusedElement()).toBe(button));
    });
    await step('the same button', async () => {
      await userEvent.click(button);
      await isOpen(true);
      await userEvent.click(button);
      await isOpen(false);
    });
  },
};

export const ItsWordsCanBeMarked: Story = {
  beforeEach: rest.hold,
  tags: ['!visual'],
  args: { openOnHover: true },
  play: async ({ canvas, step }) => {
    const button = canvas.getByRole('button', { name: texts.rulesThisRound });
    const isOpen = (open: boolean) =>
      waitFor(() => expect(button).toHaveAttribute('aria-expanded', String(open)));
    const mark = () =>
      userEvent.pointer([
        { keys: '[MouseLeft>]', target: canvas.getByText(/数到第七次浪/), offset: 0 },
        { offset: 6 },
        { keys: '[/MouseLeft]' },
      ]);
    const stays = async () => {
      rest.pass(2 * HOVER_DELAY_MS);
      await isOpen(true);
    };
    await step('after a press on the button', async () => {
      await userEvent.click(button);
      await isOpen(true);
      await mark();
      await expect(String(getSelection())).toBe('数到第七次浪');
      await stays();
    });
    await step('a press on the button closes it still', async () => {
      await userEvent.click(button);
      await isOpen(false);
    });
    await step('under a pointer that rests and, marking, leaves', async () => {
      await userEvent.unhover(button);
      await userEvent.hover(button);
      rest.pass(HOVER_DELAY_MS);
      await isOpen(true);
      await mark();
      await userEvent.unhover(canvas.getByText(/数到第七次浪/));
      await stays();
    });
    await step('gone with a press elsewhere', async () => {
      await userEvent.click(document.body);
      await isOpen(false);
    });
  },
};

export const StaysClosedWhenTheWindowComesBack: Story = {
  tags: ['!visual'],
  args: { openOnHover: true },
  play: async ({ canvas }) => {
    const button = canvas.getByRole('button', { name: texts.rulesThisRound });
    await userEvent.tab();
    await expect(button).toHaveAttribute('aria-expanded', 'true');
    await userEvent.keyboard('{Escape}');
    // As browsers tell of another window: the element keeps the focus of its document.
    fireEvent.focusOut(button);
    fireEvent.focusIn(button);
    await userEvent.keyboard('{Shift}');
    await expect(button).toHaveAttribute('aria-expanded', 'false');
    await userEvent.tab();
    await userEvent.tab({ shift: true });
    await expect(button).toHaveAttribute('aria-expanded', 'true');
  },
};

export const StaysOpenBesideAnotherWindow: Story = {
  tags: ['!visual'],
  args: { children: <Button>{texts.rename}</Button> },
  play: async ({ canvas }) => {
    const button = canvas.getByRole('button', { name: texts.rulesThisRound });
    await userEvent.click(button);
    const inside = canvas.getByRole('button', { name: texts.rename });
    await userEvent.click(inside);
    // As browsers tell of another window: the element keeps the focus of its document.
    fireEvent.focusOut(inside);
    fireEvent.focusIn(inside);
    await userEvent.keyboard('{Shift}');
    await expect(button).toHaveAttribute('aria-expanded', 'true');
    await expect(inside).toHaveFocus();
    await userEvent.tab();
    await expect(button).toHaveAttribute('aria-expanded', 'false');
  },
};

export const EveryState: Story = matrix<PopoverProps>({
  variants: each('align', ['center', 'end']),
  states: { ...pressed('button'), open: after('button', click) },
  width: 200,
  height: 150,
});

export const GoodAndBadUse: Story = { tags: ['!visual'], ...popoverUsage };
