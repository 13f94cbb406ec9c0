import { expect, it } from 'vitest';
import { createSessionStore, SESSION_STORAGE_KEY } from '../../session/session-store.ts';
import { memoryStorage } from '../../storage/memory-storage.ts';
import { trackLogins } from './track-logins.ts';

const user = { access_token: 'token', web_user_id: '7' };
const login = ['user_login', { user_id: '7', is_login: true }];

function start({ loggedIn = false, storage = memoryStorage() } = {}) {
  const tab = new EventTarget();
  const session = createSessionStore({ storage, events: tab as unknown as Window });
  if (loggedIn) session.login(user);
  const told: unknown[] = [];
  const stop = trackLogins(session, {
    identify: (userId) => void told.push(userId),
    event: (...event) => void told.push(event),
  });
  const hear = () =>
    tab.dispatchEvent(Object.assign(new Event('storage'), { key: SESSION_STORAGE_KEY }));
  return { session, told, stop, hear };
}

it('identifies the user once at login and once at logout', () => {
  const { session, told } = start();
  session.setLoginDialogVisible(true);
  session.login(user);
  session.setLoginDialogVisible(false);
  session.logout();
  expect(told).toEqual(['7', login, null]);
});

it('reports a login in its own tab only and identifies the user in all tabs', () => {
  const storage = memoryStorage();
  const [here, there] = [start({ storage }), start({ storage })];
  here.session.login(user);
  there.hear();
  expect(here.told).toEqual(['7', login]);
  expect(there.told).toEqual(['7']);
});

it('identifies a user who is already logged in, without a login event', () => {
  const { session, told } = start({ loggedIn: true });
  session.setHomeFirstPage(false);
  expect(told).toEqual(['7']);
});

it('reports a login when another listener changes the session', () => {
  const session = createSessionStore({ storage: null, events: null });
  session.setLoginDialogVisible(true);
  session.subscribe(() => session.setLoginDialogVisible(false));
  const told: unknown[] = [];
  trackLogins(session, { identify() {}, event: (...event) => void told.push(event) });
  session.login(user);
  expect(told).toEqual([login]);
});

it('reports nothing after a stop', () => {
  const { session, told, stop } = start();
  stop();
  session.login(user);
  expect(told).toEqual([]);
});
