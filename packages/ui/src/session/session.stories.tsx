import type { Meta, StoryObj } from '@storybook/react-vite';
import { useEffect } from 'react';
import { flushSync } from 'react-dom';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { expect, fn, spyOn, waitFor } from 'storybook/test';
import { LoggedIn, type SessionSource, useSession } from './index.ts';

interface User {
  web_user_id: string;
}

const meta = {
  title: 'Tests/Session',
  tags: ['!dev', '!autodocs', '!visual'],
  component: LoggedIn,
  args: { store: createStore(null), children: null },
} satisfies Meta<typeof LoggedIn>;

export default meta;
type Story = StoryObj<typeof meta>;

/** A session store of a host. */
function createStore(userInfo: User | null) {
  const listeners = new Set<() => void>();
  return {
    subscribe(listener: () => void) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    getSnapshot: () => ({ userInfo }),
    set(next: User | null) {
      userInfo = next;
      flushSync(() => {
        for (const listener of listeners) listener();
      });
    },
    listeners,
  };
}

/** Opens the login in an effect, as a host may. */
function AskForLogin({ onAsk }: { onAsk: () => void }) {
  useEffect(onAsk, [onAsk]);
  return <p>ask for a login</p>;
}

export const AServerAndTheFirstRenderKnowNobody: Story = {
  play: async ({ canvasElement }) => {
    const onAsk = fn();
    const onError = spyOn(console, 'error');
    const store = createStore({ web_user_id: '7' });
    const part = (
      <LoggedIn store={store} pending={<p>wait</p>} fallback={<AskForLogin onAsk={onAsk} />}>
        <p>my orders</p>
      </LoggedIn>
    );
    const page = canvasElement.appendChild(document.createElement('div'));
    page.innerHTML = renderToString(part);
    await expect(page).toHaveTextContent('wait');
    const onRecoverableError = fn();
    const root = flushSync(() => hydrateRoot(page, part, { onRecoverableError }));
    await waitFor(() => expect(page).toHaveTextContent('my orders'));
    await expect(onAsk).not.toHaveBeenCalled();
    await expect(onRecoverableError).not.toHaveBeenCalled();
    await expect(onError).not.toHaveBeenCalled();
    onError.mockRestore();
    root.unmount();
    await expect(store.listeners.size).toBe(0);
  },
};

const sessions = fn();

function Header({ store }: { store: SessionSource<User> }) {
  const session = useSession(store);
  useEffect(() => sessions(session), [session]);
  return <p>{session.state === 'in' ? session.user.web_user_id : session.state}</p>;
}

const shared = createStore(null);

export const ItFollowsTheStore: Story = {
  render: () => (
    <>
      <Header store={shared} />
      <LoggedIn store={shared} fallback={<button type="button">log in</button>}>
        <a href="/orders">my orders</a>
      </LoggedIn>
    </>
  ),
  play: async ({ canvas, step }) => {
    sessions.mockClear();
    await step('a visitor', async () => {
      await expect(canvas.getByText('out')).toBeInTheDocument();
      await expect(canvas.getByRole('button', { name: 'log in' })).toBeInTheDocument();
      await expect(canvas.queryByRole('link')).toBeNull();
    });
    await step('a user', async () => {
      const user = { web_user_id: '7' };
      shared.set(user);
      await expect(canvas.getByText('7')).toBeInTheDocument();
      await expect(canvas.getByRole('link', { name: 'my orders' })).toBeInTheDocument();
      await expect(canvas.queryByRole('button')).toBeNull();
      shared.set(user);
      await expect(sessions.mock.calls).toEqual([[{ state: 'in', userId: '7', user }]]);
    });
    await step('after a logout, nothing is left of the user', async () => {
      shared.set(null);
      await expect(canvas.getByText('out')).toBeInTheDocument();
      await expect(canvas.queryByRole('link')).toBeNull();
    });
  },
};

/** Its methods need their `this`. */
class ClassStore implements SessionSource<User> {
  #user: User | null = null;
  #listeners = new Set<() => void>();
  subscribe(listener: () => void) {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }
  getSnapshot() {
    return { userInfo: this.#user };
  }
  logIn(user: User) {
    this.#user = user;
    flushSync(() => {
      for (const listener of this.#listeners) listener();
    });
  }
}

const classStore = new ClassStore();

export const TheStoreMayBeAClass: Story = {
  render: () => <Header store={classStore} />,
  play: async ({ canvas }) => {
    classStore.logIn({ web_user_id: '7' });
    await expect(canvas.getByText('7')).toBeInTheDocument();
  },
};
