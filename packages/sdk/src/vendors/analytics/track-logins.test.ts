import { expect, it } from 'vitest';
import { createSessionStore } from '../../session/session-store.ts';
import { trackLogins } from './track-logins.ts';

const user = { access_token: 'token', web_user_id: '7' };

function start({ loggedIn = false } = {}) {
  const session = createSessionStore({ storage: null, events: null });
  if (loggedIn) session.login(user);
  const told: (string | null)[] = [];
  const stop = trackLogins(session, { identify: (userId) => void told.push(userId) });
  return { session, told, stop };
}

it('tells of a login and of a logout, once each', () => {
  const { session, told } = start();
  session.setLoginDialogVisible(true);
  session.login(user);
  session.setLoginDialogVisible(false);
  session.login({ ...user, access_token: 'renewed' });
  session.logout();
  expect(told).toEqual(['7', null]);
});

it('tells of no login that was before, whatever else the session says', () => {
  const { session, told } = start({ loggedIn: true });
  session.setHomeFirstPage(false);
  expect(told).toEqual([]);
});

it('tells of nothing once it was stopped', () => {
  const { session, told, stop } = start();
  stop();
  session.login(user);
  expect(told).toEqual([]);
});
