import type { Meta, StoryObj } from '@storybook/react-vite';
import { type ReactNode, useState } from 'react';
import { expect, fireEvent, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { Page, Stack } from '../../internal/testing/frame.tsx';
import { Button } from '../button/index.ts';
import { TextField } from '../text-field/index.ts';
import { ToastAnnouncer, ToastViewport, toast } from '../toast/index.ts';
import { dialogWords } from './dialog.words.ts';
import { Dialog, type DialogProps } from './index.ts';
import { giveBackButton, isBackTaken, pressBack } from './testing/fake-close-watcher.ts';

interface HostProps extends DialogProps {
  opener: string;
}

/** A page with a button that opens the dialog. */
function Host({ open: openAtFirst, opener, onClose, ...props }: HostProps) {
  const [open, setOpen] = useState(openAtFirst);
  return (
    <Page>
      <Button onClick={() => setOpen(true)}>{opener}</Button>
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

const Save = ({ done, children }: { done: string; children: ReactNode }) => (
  <Button tone="ember" block onClick={() => toast.success(done)}>
    {children}
  </Button>
);

const form = (
  <Stack>
    <TextField label="新的名字" hint="两到八个字，伙伴会这样叫你" defaultValue="阿灯" />
    <Save done="名字改好了">就叫这个</Save>
  </Stack>
);

/** What a press at the edge of the window meets. */
const atTheEdge = () => document.elementFromPoint(4, 4) as HTMLElement;

const days = Array.from({ length: 24 }, (_, index) => index + 1);

const meta = {
  title: 'Components/Dialog',
  parameters: { words: dialogWords },
  component: Dialog,
  args: { open: true, opener: '改名字', title: '改个名字', onClose: fn(), children: form },
  render: (args) => <Host {...args} />,
} satisfies Meta<HostProps>;

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

export const TheFocusGoesToTheFirstControlThatTakesIt: Story = {
  tags: ['!visual'],
  args: {
    initialFocus: () => screen.getByRole('button', { name: '还不能用' }),
    children: (
      <Stack>
        <Button disabled>还不能用</Button>
        <input aria-label="看不见" style={{ display: 'none' }} />
        <TextField label="新的名字" defaultValue="阿灯" />
      </Stack>
    ),
  },
  play: async () => {
    await waitFor(() => expect(screen.getByRole('textbox')).toHaveFocus());
  },
};

const submitOfTheHost = fn();
const submitInTheDialog = fn();

/** A checkout that asks for a name: React's events would go from the dialog on to the form around it. */
export const AFormInItIsSubmittedAlone: Story = {
  tags: ['!visual'],
  args: {
    children: (
      <form
        onSubmit={(event) => {
          event.preventDefault();
          submitInTheDialog();
        }}
      >
        <TextField label="新的名字" defaultValue="阿灯" />
      </form>
    ),
  },
  render: (args) => (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        submitOfTheHost();
      }}
    >
      <Host {...args} />
    </form>
  ),
  beforeEach: () => {
    submitOfTheHost.mockClear();
    submitInTheDialog.mockClear();
  },
  play: async () => {
    await userEvent.type(await screen.findByRole('textbox'), '{Enter}');
    await expect(submitInTheDialog).toHaveBeenCalledOnce();
    await expect(submitOfTheHost).not.toHaveBeenCalled();
  },
};

export const WhileItClosesEscapeIsForWhatLiesBelow: Story = {
  tags: ['!visual'],
  args: { closingMs: 5_000 },
  play: async ({ args }) => {
    await userEvent.click(await screen.findByRole('button', { name: '就叫这个' }));
    await screen.findByRole('button', { name: '关闭通知' });
    await userEvent.keyboard('{Escape}');
    await expect(args.onClose).toHaveBeenCalledOnce();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('button', { name: '关闭通知' })).toBeNull(), {
      timeout: 500,
    });
    await expect(screen.getByRole('dialog')).toBeInTheDocument();
    await expect(args.onClose).toHaveBeenCalledOnce();
  },
};

export const TheWayBackCloses: Story = {
  tags: ['!visual'],
  beforeEach: giveBackButton,
  play: async ({ canvas, args, step }) => {
    await screen.findByRole('dialog');
    await step('once', async () => {
      pressBack();
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
      await expect(args.onClose).toHaveBeenCalledOnce();
      await expect(args.onClose).toHaveBeenCalledWith('escape');
    });
    await step('and is the browser’s own again', async () => {
      await expect(isBackTaken()).toBe(false);
    });
    await step('also when it was closed otherwise', async () => {
      await userEvent.click(canvas.getByRole('button', { name: '改名字' }));
      await screen.findByRole('dialog');
      await expect(isBackTaken()).toBe(true);
      await userEvent.keyboard('{Escape}');
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
      await expect(isBackTaken()).toBe(false);
    });
  },
};

export const TheWayBackIsHeardAgainWhereTheHostStaysOpen: Story = {
  tags: ['!visual'],
  beforeEach: giveBackButton,
  render: (args) => <Dialog {...args} />,
  play: async ({ args }) => {
    await screen.findByRole('dialog');
    for (const times of [1, 2, 3]) {
      pressBack();
      await expect(args.onClose).toHaveBeenCalledTimes(times);
    }
    await expect(isBackTaken()).toBe(true);
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
      await userEvent.click(atTheEdge());
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
    const raise = screen.getByRole('button', { name: '就叫这个' });
    const cross = () => screen.findByRole('button', { name: '关闭通知' });
    const isGone = () =>
      waitFor(() => expect(screen.queryByRole('button', { name: '关闭通知' })).toBeNull());
    await step('its cross can be pressed, and the focus stays in the dialog', async () => {
      await userEvent.click(await cross());
      await isGone();
      await expect(raise).toHaveFocus();
    });
    await step(
      'F8 goes to it, and after it is closed the focus is back in the dialog',
      async () => {
        await userEvent.click(raise);
        await cross();
        // `userEvent` knows no function keys.
        fireEvent.keyDown(document.body, { key: 'F8', code: 'F8' });
        await expect(document.activeElement).toContainElement(await cross());
        await userEvent.tab();
        await userEvent.tab();
        await expect(await cross()).toHaveFocus();
        await userEvent.keyboard('{Enter}');
        await isGone();
        await expect(raise).toHaveFocus();
      },
    );
    await expect(args.onClose).not.toHaveBeenCalled();
  },
};

export const SuspendedItLetsGoOfEverything: Story = {
  tags: ['!visual'],
  args: { suspended: true },
  play: async ({ args, canvasElement }) => {
    await screen.findByRole('dialog');
    await userEvent.keyboard('{Escape}');
    await expect(args.onClose).not.toHaveBeenCalled();
    await expect(canvasElement.querySelector('a')?.closest('[inert]')).toBeNull();
  },
};

const onLowerClose = fn();

type Login = Omit<HostProps, 'onClose'>;

const login: Login = {
  open: false,
  opener: '登录后保存',
  title: '登录',
  children: <TextField label="手机号" />,
};

/** A login that stands elsewhere on the page opens over the dialog that asks for it. */
function WithALogin({ login, onClose, ...props }: HostProps & { login: Login }) {
  const [loginOpen, setLoginOpen] = useState(login.open);
  return (
    <>
      <Host {...props} onClose={onLowerClose}>
        <Button onClick={() => setLoginOpen(true)}>{login.opener}</Button>
      </Host>
      <Dialog
        {...login}
        open={loginOpen}
        onClose={(reason) => {
          onClose(reason);
          setLoginOpen(false);
        }}
      />
    </>
  );
}

export const OfTwoThatOpenAtOnceTheUpperIsInReach: Story = {
  tags: ['!visual'],
  render: (args) => <WithALogin {...args} login={{ ...login, open: true }} />,
  play: async ({ args }) => {
    const upper = await screen.findByRole('dialog', { name: '登录' });
    await waitFor(() => expect(document.querySelector('[inert]')).not.toBeNull());
    await expect(upper.closest('[inert]')).toBeNull();
    await userEvent.click(atTheEdge());
    await waitFor(() => expect(upper).not.toBeInTheDocument());
    await expect(args.onClose).toHaveBeenCalledWith('outside');
    const lower = screen.getByRole('dialog');
    await waitFor(() => expect(lower.closest('[inert]')).toBeNull());
  },
};

export const ADialogOverAnotherIsClosedAlone: Story = {
  tags: ['!visual'],
  render: (args) => <WithALogin {...args} login={login} />,
  beforeEach: () => {
    onLowerClose.mockClear();
  },
  play: async ({ args, step }) => {
    await userEvent.click(await screen.findByRole('button', { name: '登录后保存' }));
    const upper = await screen.findByRole('dialog', { name: '登录' });
    await step('a press in it closes neither', async () => {
      await userEvent.click(within(upper).getByRole('textbox'));
      await expect(args.onClose).not.toHaveBeenCalled();
      await expect(onLowerClose).not.toHaveBeenCalled();
    });
    await step('a press beside it closes it and not what lies below', async () => {
      await userEvent.click(atTheEdge());
      await waitFor(() => expect(upper).not.toBeInTheDocument());
      await expect(args.onClose).toHaveBeenCalledOnce();
      await expect(args.onClose).toHaveBeenCalledWith('outside');
      await expect(onLowerClose).not.toHaveBeenCalled();
    });
    await step('the next one closes that', async () => {
      await userEvent.click(atTheEdge());
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
      await expect(onLowerClose).toHaveBeenCalledOnce();
      await expect(onLowerClose).toHaveBeenCalledWith('outside');
    });
  },
};
