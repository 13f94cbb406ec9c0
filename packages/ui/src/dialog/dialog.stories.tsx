import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { Button } from '../button/index.ts';
import { Page, Stack } from '../testing/frame.tsx';
import { TextField } from '../text-field/index.ts';
import { ToastAnnouncer, ToastViewport, toast } from '../toast/index.ts';
import { Dialog, type DialogProps } from './index.ts';
import { BackButton, giveBackButton } from './testing/back-button.ts';

/** A page with a button that opens the dialog. */
function Host({ open: openAtFirst, onClose, ...props }: DialogProps) {
  const [open, setOpen] = useState(openAtFirst);
  return (
    <Page>
      <Button onClick={() => setOpen(true)}>改名字</Button>
      <Dialog
        {...props}
        open={open}
        onClose={(reason) => {
          onClose(reason);
          setOpen(false);
        }}
      />
      <ToastAnnouncer />
      <ToastViewport />
    </Page>
  );
}

const form = (
  <Stack>
    <TextField label="新的名字" hint="两到八个字，伙伴会这样叫你" defaultValue="阿灯" />
    <Button tone="ember" block onClick={() => toast.success('名字改好了')}>
      就叫这个
    </Button>
  </Stack>
);

const days = Array.from({ length: 24 }, (_, index) => index + 1);

const meta = {
  title: 'Components/Dialog',
  component: Dialog,
  tags: ['!autodocs'],
  args: { open: true, title: '改个名字', onClose: fn(), children: form },
  render: (args) => <Host {...args} />,
} satisfies Meta<typeof Dialog>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Centre: Story = {};
export const SheetOnAPhone: Story = {
  args: { kind: 'sheet' },
  globals: { viewport: { value: 'phone' } },
};
export const SideOnAPhone: Story = {
  args: { kind: 'side' },
  globals: { viewport: { value: 'phone' } },
};

export const LongContentScrollsInside: Story = {
  args: {
    title: '本周的航海日志',
    children: days.map((day) => (
      <p key={day}>
        第{day}天。风从东南来，船长数了{day + 2}次浪才转舵，厨房里只剩下土豆和半罐蜂蜜。
      </p>
    )),
  },
};

export const KeyboardAlone: Story = {
  args: { open: false },
  play: async ({ canvas, args, step }) => {
    const opener = canvas.getByRole('button', { name: '改名字' });
    await step('opens with the focus on its first field', async () => {
      opener.focus();
      await userEvent.keyboard('{Enter}');
      const dialog = await screen.findByRole('dialog', { name: '改个名字' });
      await expect(dialog).toHaveAttribute('aria-modal', 'true');
      await waitFor(() => expect(screen.getByRole('textbox')).toHaveFocus());
    });
    await step('Tab goes round inside, both ways', async () => {
      const dialog = screen.getByRole('dialog');
      for (let press = 0; press < 5; press += 1) {
        await userEvent.tab();
        await expect(dialog).toContainElement(document.activeElement as HTMLElement);
      }
      for (let press = 0; press < 5; press += 1) {
        await userEvent.tab({ shift: true });
        await expect(dialog).toContainElement(document.activeElement as HTMLElement);
      }
    });
    await step('Escape closes it once, also while it is closing', async () => {
      await userEvent.keyboard('{Escape}{Escape}');
      await expect(args.onClose).toHaveBeenCalledTimes(1);
      await expect(args.onClose).toHaveBeenCalledWith('escape');
    });
    await step('the opener has the focus again', async () => {
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
      await expect(opener).toHaveFocus();
    });
  },
};

export const TheWayBackCloses: Story = {
  tags: ['!visual'],
  beforeEach: giveBackButton,
  play: async ({ canvas, args, step }) => {
    await screen.findByRole('dialog');
    await step('once', async () => {
      BackButton.pressed?.();
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
      await expect(args.onClose).toHaveBeenCalledOnce();
      await expect(args.onClose).toHaveBeenCalledWith('escape');
    });
    await step('and is the browser’s own again', async () => {
      await expect(BackButton.pressed).toBeUndefined();
    });
    await step('also when it was closed otherwise', async () => {
      await userEvent.click(canvas.getByRole('button', { name: '改名字' }));
      await screen.findByRole('dialog');
      await expect(BackButton.pressed).toBeDefined();
      await userEvent.keyboard('{Escape}');
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
      await expect(BackButton.pressed).toBeUndefined();
    });
  },
};

export const ThePageBehindIsOutOfReach: Story = {
  play: async ({ canvasElement, step }) => {
    await screen.findByRole('dialog');
    await step('nothing of it can be focused or found by a screen reader', async () => {
      const behind = canvasElement.querySelector('a');
      await waitFor(() => expect(behind?.closest('[inert]')).not.toBeNull());
    });
    await step('it does not scroll', async () => {
      await expect(getComputedStyle(document.documentElement).overflow).toBe('hidden');
    });
    await step('a press beside the dialog closes it, and all is as before', async () => {
      await userEvent.pointer({
        keys: '[MouseLeft]',
        target: document.body,
        coords: { x: 4, y: 4 },
      });
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
      await expect(canvasElement.querySelector('a')?.closest('[inert]')).toBeNull();
      await expect(getComputedStyle(document.documentElement).overflow).not.toBe('hidden');
    });
  },
};

export const AToastIsAliveBesideIt: Story = {
  play: async ({ args, step }) => {
    await userEvent.click(await screen.findByRole('button', { name: '就叫这个' }));
    const said = await waitFor(() => {
      const region = document.querySelector('[role="status"]');
      expect(region).toHaveTextContent('名字改好了');
      return region;
    });
    await step('screen readers hear it', async () => {
      await expect(said?.closest('[inert], [aria-hidden="true"]')).toBeNull();
    });
    await step('its close button works and leaves the dialog open', async () => {
      await userEvent.click(await screen.findByRole('button', { name: '关闭通知' }));
      await waitFor(() => expect(screen.queryByRole('button', { name: '关闭通知' })).toBeNull());
      await expect(args.onClose).not.toHaveBeenCalled();
    });
  },
};

export const SuspendedItLetsGoOfEverything: Story = {
  args: { suspended: true },
  play: async ({ args, canvasElement }) => {
    await screen.findByRole('dialog');
    await userEvent.keyboard('{Escape}');
    await expect(args.onClose).not.toHaveBeenCalled();
    await expect(canvasElement.querySelector('a')?.closest('[inert]')).toBeNull();
  },
};
