import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, mocked, screen, userEvent, waitFor, within } from 'storybook/test';
import {
  RemovalDialog,
  RemovalFlow,
  type RemovalFlowProps,
  RemovalScreen,
  type RemovalScreenProps,
  type RemovalServices,
} from './index.ts';

/** The clock does not move, so the wait for another code never ends. */
const NOON = Date.UTC(2026, 10, 20, 12);
const CODE = '123456';

/** Never settles. */
const forever = <T,>(): Promise<T> => new Promise(() => {});

/** An error of the backend. */
const refusal = (message: string, more: { retryAfterSeconds?: number } = {}) =>
  Object.assign(new Error(message), { name: 'ApiError', ...more });

/** Services that succeed, except the given ones. */
const services = (parts: Partial<RemovalServices> = {}): RemovalServices => ({
  now: () => NOON,
  sendCode: fn(async () => {}),
  verify: fn(async () => ({ ticket: 'good-for-one' })),
  remove: fn(async () => {}),
  sentAt: { read: () => null, write: fn() },
  ...parts,
});

function RemovalPage({
  session,
  onLogin,
  ...flow
}: Omit<RemovalScreenProps, 'children'> & RemovalFlowProps) {
  return (
    <RemovalScreen session={session} onLogin={onLogin}>
      <RemovalFlow {...flow} />
    </RemovalScreen>
  );
}

const meta = {
  title: 'Screens/Removal',
  component: RemovalPage,
  globals: { viewport: { value: 'phone' } },
  args: {
    session: 'in',
    services: services(),
    onLogin: fn(),
    onKeep: fn(),
    onRemoved: fn(),
  },
} satisfies Meta<typeof RemovalPage>;

export default meta;
type Story = StoryObj<typeof meta>;
type Canvas = Parameters<NonNullable<Story['play']>>[0]['canvas'];

const press = (canvas: Canvas, name: string) =>
  userEvent.click(canvas.getByRole('button', { name }));

async function askForCode(canvas: Canvas) {
  await press(canvas, '发送验证码');
  return canvas.findByRole('textbox', { name: '验证码' });
}

async function enterCode(canvas: Canvas) {
  await userEvent.type(await askForCode(canvas), `${CODE}{Enter}`);
}

export const Explanation: Story = {
  tags: ['languages'],
  play: async ({ canvas, args }) => {
    await press(canvas, '我再想想');
    await expect(args.onKeep).toHaveBeenCalledOnce();
    await expect(args.services.sendCode).not.toHaveBeenCalled();
  },
};

/** What is lost, with numbers. */
export const Counted: Story = {
  tags: ['!visual'],
  args: {
    services: services({ count: async () => ({ talks: 3, messages: 128, kept: 12, stories: 0 }) }),
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('你和 3 位伙伴说过的 128 句话')).toBeVisible();
    await expect(canvas.getByText('书架上的 12 样东西')).toBeVisible();
    await expect(canvas.getAllByRole('listitem')).toHaveLength(3);
  },
};

/** The list without numbers stays. */
export const NotCounted: Story = {
  tags: ['!visual'],
  args: { services: services({ count: () => Promise.reject(new Error('no network')) }) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('你和每个伙伴的对话')).toBeVisible();
    await expect(canvas.getAllByRole('listitem')).toHaveLength(4);
  },
};

export const NotLoggedIn: Story = {
  args: { session: 'out' },
  play: async ({ canvas, args }) => {
    await press(canvas, '登录/注册');
    await expect(args.onLogin).toHaveBeenCalledOnce();
    await expect(canvas.queryByRole('button', { name: '发送验证码' })).toBeNull();
  },
};

export const InEnglish: Story = { tags: ['!visual'], globals: { locale: 'en' } };

export const EnterCode: Story = {
  args: { services: services() },
  play: async ({ canvas, args, step }) => {
    const field = await askForCode(canvas);
    await step('the focused field accepts digits only, also full-width ones', async () => {
      await expect(field).toHaveFocus();
      await userEvent.type(field, '１2a34');
      await expect(field).toHaveValue('1234');
    });
    await step('a digit too many is ignored', async () => {
      await userEvent.type(field, '56');
      const caret = { initialSelectionStart: 3, initialSelectionEnd: 3 };
      await userEvent.type(field, '9', caret);
      await expect(field).toHaveValue(CODE);
      await userEvent.type(field, '{Backspace}{Backspace}');
    });
    await step('a short code is not submitted', async () => {
      await press(canvas, '下一步');
      await expect(args.services.verify).not.toHaveBeenCalled();
    });
    await step('the resend button waits a minute', async () => {
      await press(canvas, '60s后重新发送');
      await expect(args.services.sendCode).toHaveBeenCalledOnce();
    });
  },
};

export const Confirm: Story = {
  args: { services: services() },
  play: async ({ canvas, args }) => {
    await enterCode(canvas);
    const question = await canvas.findByText(/确认后账号和数据立即删除/);
    await expect(args.services.verify).toHaveBeenCalledWith({ code: CODE }, expect.anything());
    // The question has the focus. A second Enter must not confirm.
    await waitFor(() => expect(question.closest('p')).toHaveFocus());
    await userEvent.keyboard('{Enter}');
    await expect(args.services.remove).not.toHaveBeenCalled();
  },
};

export const RemovesAccount: Story = {
  tags: ['!visual'],
  args: { services: services() },
  play: async ({ canvas, args }) => {
    await enterCode(canvas);
    await userEvent.click(await canvas.findByRole('button', { name: '确认注销' }));
    await waitFor(() => expect(args.onRemoved).toHaveBeenCalledOnce());
    await expect(args.services.remove).toHaveBeenCalledWith({ ticket: 'good-for-one' });
  },
};

export const WrongCode: Story = {
  tags: ['!visual'],
  args: {
    services: services({ verify: () => Promise.reject(refusal('验证码不对，再看一眼短信')) }),
  },
  play: async ({ canvas, step }) => {
    await enterCode(canvas);
    await waitFor(() =>
      expect(canvas.getByRole('alert')).toHaveTextContent('验证码不对，再看一眼短信'),
    );
    await step('typing removes the error', async () => {
      await userEvent.type(canvas.getByRole('textbox'), '{Backspace}');
      await expect(canvas.getByRole('alert')).toBeEmptyDOMElement();
    });
  },
};

/** The button counts down the backend's wait. */
export const TooManyCodes: Story = {
  tags: ['!visual'],
  args: {
    services: services({
      sendCode: () =>
        Promise.reject(refusal('今天发得太多了，过一会儿再来', { retryAfterSeconds: 42 })),
    }),
  },
  play: async ({ canvas }) => {
    await press(canvas, '发送验证码');
    await expect(await canvas.findByRole('button', { name: '42s后重新发送' })).toHaveAttribute(
      'aria-disabled',
      'true',
    );
    await expect(canvas.getByRole('alert')).toHaveTextContent('今天发得太多了，过一会儿再来');
  },
};

/** The browser's own error text is English and contains addresses: visitors must not see it. */
export const NoNetwork: Story = {
  tags: ['!visual'],
  args: {
    services: services({
      sendCode: () =>
        Promise.reject(new TypeError('[POST] "/api/users": <no response> Failed to fetch')),
    }),
  },
  play: async ({ canvas }) => {
    await press(canvas, '发送验证码');
    await waitFor(() => expect(canvas.getByRole('alert')).not.toBeEmptyDOMElement());
    await expect(canvas.getByRole('alert')).toHaveTextContent(/^没有成功，请再试一次。$/);
  },
};

/** An expired ticket returns to the first step. */
export const ExpiredTicket: Story = {
  tags: ['!visual'],
  args: { services: services({ remove: () => Promise.reject(refusal('验证码过期了')) }) },
  play: async ({ canvas, args }) => {
    await enterCode(canvas);
    await userEvent.click(await canvas.findByRole('button', { name: '确认注销' }));
    await waitFor(() => expect(canvas.getByRole('alert')).toHaveTextContent('验证码过期了'));
    await expect(canvas.getByRole('button', { name: '60s后重新发送' })).toHaveFocus();
    await expect(args.onRemoved).not.toHaveBeenCalled();
  },
};

/** After a network failure the last step can be repeated with the same ticket. */
export const NetworkFailsAtLastStep: Story = {
  tags: ['!visual'],
  args: { services: services() },
  beforeEach: ({ args }) => {
    mocked(args.services.remove).mockRejectedValueOnce(new TypeError('Failed to fetch'));
  },
  play: async ({ canvas, args }) => {
    await enterCode(canvas);
    await userEvent.click(await canvas.findByRole('button', { name: '确认注销' }));
    await waitFor(() => expect(canvas.getByRole('alert')).toHaveTextContent('没有成功'));
    await press(canvas, '确认注销');
    await waitFor(() => expect(args.onRemoved).toHaveBeenCalledOnce());
  },
};

export const Busy: Story = {
  tags: ['!visual'],
  args: { services: services({ sendCode: fn(forever<void>) }) },
  play: async ({ canvas, args, step }) => {
    await press(canvas, '发送验证码');
    await step('a second press sends nothing', async () => {
      await userEvent.click(canvas.getByRole('button', { name: /发送验证码/ }));
      await expect(args.services.sendCode).toHaveBeenCalledOnce();
    });
  },
};

/** Cancel is disabled while the account is being removed. */
export const Removing: Story = {
  tags: ['!visual'],
  args: { services: services({ remove: fn(forever<void>) }) },
  play: async ({ canvas, args }) => {
    await enterCode(canvas);
    await userEvent.click(await canvas.findByRole('button', { name: '确认注销' }));
    await expect(canvas.getByRole('button', { name: '我再想想' })).toHaveAttribute(
      'aria-disabled',
      'true',
    );
    await press(canvas, '我再想想');
    await expect(args.onKeep).not.toHaveBeenCalled();
  },
};

const clock = { now: NOON };

/** The clock is set back by a day during the wait. */
export const ClockSetBack: Story = {
  tags: ['!visual'],
  args: { services: services({ now: () => clock.now }) },
  beforeEach: () => {
    clock.now = NOON;
  },
  play: async ({ canvas }) => {
    const field = await askForCode(canvas);
    clock.now -= 24 * 60 * 60 * 1_000;
    await userEvent.type(field, '1');
    await expect(canvas.getByRole('button', { name: '60s后重新发送' })).toBeVisible();
  },
};

/** The page was reloaded after the code was sent. */
export const ReloadKeepsCode: Story = {
  tags: ['!visual'],
  args: { services: services({ sentAt: { read: () => NOON - 20_000, write: fn() } }) },
  play: async ({ canvas }) => {
    await expect(canvas.getByLabelText('验证码')).toHaveFocus();
    await expect(canvas.getByRole('button', { name: '40s后重新发送' })).toBeVisible();
  },
};

export const AnnouncesSentCode: Story = {
  tags: ['!visual'],
  args: { services: services({ now: () => clock.now }) },
  beforeEach: () => {
    clock.now = NOON;
  },
  play: async ({ canvas, args, step }) => {
    const status = canvas.getByRole('status');
    const sent = () => within(status).getByText('验证码已发到你的手机，五分钟内有效。');
    await step('the sent code is announced in an existing region', async () => {
      await expect(status).toBeEmptyDOMElement();
      await askForCode(canvas);
      await expect(sent()).toBeVisible();
    });
    await step('a second code is announced again', async () => {
      const sending = Promise.withResolvers<void>();
      mocked(args.services.sendCode).mockReturnValueOnce(sending.promise);
      clock.now += 60_000;
      await userEvent.click(await canvas.findByRole('button', { name: '重新发送' }));
      await waitFor(() => expect(sent()).not.toBeVisible());
      sending.resolve();
      await waitFor(() => expect(sent()).toBeVisible());
    });
  },
};

/** The first SMS arrives while the second is requested. */
export const TypesWhileAnotherIsSent: Story = {
  tags: ['!visual'],
  args: { services: services({ now: () => clock.now }) },
  beforeEach: () => {
    clock.now = NOON;
  },
  play: async ({ canvas, args }) => {
    const field = await askForCode(canvas);
    const sending = Promise.withResolvers<void>();
    mocked(args.services.sendCode).mockReturnValueOnce(sending.promise);
    clock.now += 60_000;
    await userEvent.click(await canvas.findByRole('button', { name: '重新发送' }));
    await userEvent.type(field, CODE);
    await expect(field).toHaveValue(CODE);
    sending.resolve();
    await canvas.findByRole('button', { name: '60s后重新发送' });
    await expect(field).toHaveValue(CODE);
  },
};

/** On desktops the removal is a dialog. */
export const InDialog: Story = {
  globals: { viewport: { value: 'desktop' } },
  render: function Host(args) {
    const [open, setOpen] = useState(true);
    const close = () => {
      args.onKeep();
      setOpen(false);
    };
    return <RemovalDialog {...args} open={open} onClose={close} removing={false} />;
  },
  play: async () => {
    await waitFor(() => expect(screen.getByRole('dialog', { name: '注销账号' })).toBeVisible());
  },
};

/** Escape must not close the dialog before the backend's answer. */
export const DialogStaysOpenWhileRemoving: Story = {
  tags: ['!visual'],
  globals: { viewport: { value: 'desktop' } },
  render: (args) => <RemovalDialog {...args} open onClose={args.onKeep} removing />,
  play: async ({ args }) => {
    await waitFor(() => expect(screen.getByRole('dialog', { name: '注销账号' })).toBeVisible());
    await userEvent.keyboard('{Escape}');
    await expect(args.onKeep).not.toHaveBeenCalled();
  },
};
