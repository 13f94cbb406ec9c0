import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { Button } from '../../primitives/button/index.ts';
import { LoggedIn, useSession } from '../../session/index.ts';
import { type LoginCloseReason, LoginDialog, LoginForm } from './index.ts';
import { loginMessages as login } from './messages.ts';
import { codeField, fillIn, phoneField, say, submitButton, user } from './testing/actions.ts';
import { CODE, PHONE, storyServices } from './testing/login-harness.tsx';

interface HostProps {
  onSuccess: () => void;
  onClose: (reason: LoginCloseReason) => void;
  /** When the session calls its listeners. Default: at once. */
  schedule?: (notify: () => void) => void;
}

/** Hosts whose session decides whether the login is shown. */
const meta = {
  title: 'Tests/Login and session',
  tags: ['!dev', '!autodocs', '!visual'],
  args: { onSuccess: fn(), onClose: fn() },
} satisfies Meta<HostProps>;

export default meta;
type Story = StoryObj<HostProps>;

interface User {
  web_user_id: string;
}

/**
 * A session store of a host. By default its login calls the listeners before it resolves, as that of the SDK.
 * @param schedule When a change calls the listeners.
 */
function createSession(schedule = (notify: () => void) => notify()) {
  const listeners = new Set<() => void>();
  let userInfo: User | null = null;
  const set = (next: User | null) => {
    userInfo = next;
    schedule(() => {
      for (const listener of listeners) listener();
    });
  };
  return {
    subscribe(listener: () => void) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    getSnapshot: () => ({ userInfo }),
    logOut: () => set(null),
    services: storyServices({ login: async () => set({ web_user_id: '7' }) }),
  };
}

function PageForUsers({ onSuccess, schedule }: HostProps) {
  const [session] = useState(() => createSession(schedule));
  return (
    <LoggedIn
      store={session}
      fallback={<LoginForm services={session.services} onSuccess={onSuccess} />}
    >
      <p>my orders</p>
    </LoggedIn>
  );
}

const logsIn: NonNullable<Story['play']> = async ({ args }) => {
  await user.type(screen.getByRole('textbox', { name: say(login.phone) }), PHONE);
  await user.type(screen.getByRole('textbox', { name: say(login.code) }), CODE);
  await user.click(screen.getByRole('checkbox'));
  await user.click(screen.getByRole('button', { name: say(login.submit) }));
  await screen.findByText('my orders');
  await waitFor(() => expect(args.onSuccess).toHaveBeenCalledOnce());
};

export const ALoginThatItsOwnSessionRemoves: Story = {
  render: (args) => <PageForUsers {...args} />,
  play: logsIn,
};

/** Some stores call their listeners once for all changes of a task. The login has resolved by then. */
export const ALoginWhoseSessionIsLate: Story = {
  args: { schedule: (notify) => queueMicrotask(notify) },
  render: (args) => <PageForUsers {...args} />,
  play: logsIn,
};

function PageWithADialog({ onSuccess, onClose }: HostProps) {
  const [session] = useState(() => createSession());
  const [wanted, setWanted] = useState(true);
  const isLoggedIn = useSession(session).state === 'in';
  return (
    <>
      <Button onClick={() => (isLoggedIn ? session.logOut() : setWanted(true))}>
        {isLoggedIn ? 'log out' : 'log in'}
      </Button>
      <LoginDialog
        open={wanted && !isLoggedIn}
        services={session.services}
        onSuccess={onSuccess}
        onClose={(reason) => {
          onClose(reason);
          setWanted(false);
        }}
      />
    </>
  );
}

export const ADialogThatItsOwnSessionCloses: Story = {
  render: (args) => <PageWithADialog {...args} />,
  play: async ({ args }) => {
    await fillIn();
    await user.click(submitButton());
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await expect(args.onSuccess).toHaveBeenCalledOnce();
    await expect(args.onClose).toHaveBeenCalledOnce();
    await expect(args.onClose).toHaveBeenCalledWith('success');
    await user.click(screen.getByRole('button', { name: 'log out' }));
    await user.click(await screen.findByRole('button', { name: 'log in' }));
    await waitFor(() => expect(phoneField()).toHaveValue(''));
    await expect(codeField()).toHaveValue('');
  },
};
