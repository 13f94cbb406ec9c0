import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { createPortal } from 'react-dom';
import { expect, fireEvent, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { goBack, installCloseWatcher } from '../../internal/testing/fake-close-watcher.ts';
import { Frame, Page } from '../../internal/testing/frame.tsx';
import { InPlace } from '../../internal/testing/in-place.tsx';
import { InShadowRoot, shadowContainer } from '../../internal/testing/in-shadow-root.tsx';
import { matrix } from '../../internal/testing/matrix.tsx';
import { Button } from '../button/index.ts';
import { Dialog } from '../dialog/index.ts';
import { TooltipContent, type TooltipContentProps, TooltipRoot, TooltipTrigger } from './index.ts';
import { tooltipTexts } from './tooltip.texts.ts';

const texts = tooltipTexts.zh;

const trigger = (
  <TooltipTrigger asChild>
    <Button>{texts.play}</Button>
  </TooltipTrigger>
);

const meta = {
  title: 'Components/Tooltip/Parts',
  parameters: { texts: tooltipTexts },
  component: TooltipRoot,
  subcomponents: { TooltipTrigger, TooltipContent },
  args: {
    onOpenChange: fn(),
    children: (
      <>
        {trigger}
        <TooltipContent side="bottom" align="start">
          {texts.watchTwoMinutesAbout}
        </TooltipContent>
      </>
    ),
  },
  decorators: [(Story) => <Frame>{<Story />}</Frame>],
} satisfies Meta<typeof TooltipRoot>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = { tags: ['playground', '!visual'] };

const buttonOf = () => screen.getByRole('button', { name: texts.play });
const isShown = () => screen.findByRole('tooltip');
const isGone = () => waitFor(() => expect(screen.queryByRole('tooltip')).toBeNull());

export const OnKeyboardFocus: Story = {
  play: async ({ args, step }) => {
    await step('comes at once, as a description', async () => {
      await userEvent.tab();
      await expect(buttonOf()).toHaveFocus();
      await isShown();
      await expect(buttonOf()).toHaveAccessibleDescription(texts.watchTwoMinutesAbout);
      await expect(args.onOpenChange).toHaveBeenLastCalledWith(true);
    });
    await step('goes with the focus', async () => {
      await userEvent.tab();
      await isGone();
    });
    await step('Escape takes it away, and the focus stays', async () => {
      await userEvent.tab({ shift: true });
      await isShown();
      await userEvent.keyboard('{Escape}');
      await isGone();
      await expect(buttonOf()).toHaveFocus();
    });
    await step('a window that comes back shows nothing', async () => {
      // As browsers tell of another window: the element keeps the focus of its document.
      fireEvent.focusOut(buttonOf());
      fireEvent.focusIn(buttonOf());
      await userEvent.keyboard('{Shift}');
      await expect(screen.queryByRole('tooltip')).toBeNull();
    });
    await userEvent.tab();
    await userEvent.tab({ shift: true });
    await isShown();
  },
};

export const UnderAPointer: Story = {
  tags: ['!visual'],
  play: async ({ step }) => {
    await step('comes when it rests', async () => {
      await userEvent.hover(buttonOf());
      await isShown();
    });
    await step('a press takes it away', async () => {
      await userEvent.click(buttonOf());
      await isGone();
    });
  },
};

function InsideADialog() {
  const [open, setOpen] = useState(true);
  return (
    <Page>
      <Dialog open={open} onClose={() => setOpen(false)} title={texts.watchTwoMinutesAbout}>
        <TooltipRoot>{meta.args.children}</TooltipRoot>
      </Dialog>
    </Page>
  );
}

export const InADialog: Story = {
  tags: ['!visual'],
  render: () => <InsideADialog />,
  play: async () => {
    await waitFor(() => expect(document.querySelector('#main')?.closest('[inert]')).not.toBeNull());
    await userEvent.hover(buttonOf());
    await isShown();
    await userEvent.keyboard('{Escape}');
    await isGone();
    await expect(screen.getByRole('dialog')).toHaveAttribute('data-state', 'open');
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  },
};

/** A tooltip is nothing to go back from. */
export const TheWayBackIsTheDialogs: Story = {
  tags: ['!visual'],
  beforeEach: installCloseWatcher,
  render: () => <InsideADialog />,
  play: async () => {
    await waitFor(() => expect(document.querySelector('#main')?.closest('[inert]')).not.toBeNull());
    await userEvent.hover(buttonOf());
    await isShown();
    goBack();
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  },
};

export const InAShadowRoot: Story = {
  tags: ['!visual'],
  render: (args) => (
    <InShadowRoot>
      {(container) =>
        createPortal(
          <TooltipRoot {...args}>
            {trigger}
            <TooltipContent container={container}>{texts.watchTwoMinutesAbout}</TooltipContent>
          </TooltipRoot>,
          container,
        )
      }
    </InShadowRoot>
  ),
  play: async ({ canvas }) => {
    const inside = within(shadowContainer(await canvas.findByTestId('shadow-host')));
    const button = await inside.findByRole('button', { name: texts.play });
    button.focus();
    await inside.findByRole('tooltip');
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(inside.queryByRole('tooltip')).toBeNull());
  },
};

type DrawnProps = Pick<TooltipContentProps, 'side' | 'align'> & { open?: boolean };

const Drawn = ({ open = false, ...placement }: DrawnProps) => (
  <div style={{ display: 'grid', justifyContent: 'center', paddingBlock: '56px' }}>
    <InPlace>
      {(placed) => (
        <TooltipRoot open={open}>
          {trigger}
          <TooltipContent {...placement} {...placed}>
            {texts.watchTwoMinutesAbout}
          </TooltipContent>
        </TooltipRoot>
      )}
    </InPlace>
  </div>
);

export const EveryState: Story = matrix<DrawnProps>({
  component: Drawn,
  args: {},
  states: {
    top: { open: true },
    'top start': { open: true, align: 'start' },
    'top end': { open: true, align: 'end' },
    bottom: { open: true, side: 'bottom' },
    left: { open: true, side: 'left' },
    right: { open: true, side: 'right' },
  },
  width: 420,
});
