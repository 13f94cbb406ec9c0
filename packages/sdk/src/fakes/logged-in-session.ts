import type { UserInfo } from '../contract/users.ts';
import type { PageStorage } from '../internal/page.ts';
import { createSessionStore, type SessionStore } from '../session/session-store.ts';

/** The user of `loggedInSession` and of a login at `createFakeApi`. */
export const fakeUser: UserInfo = { access_token: 'token-a', web_user_id: 'u1', nickname: '旅人' };

/** A session with a login. By default it is kept in no storage, so it ends with its test. */
export function loggedInSession(
  user: UserInfo = fakeUser,
  storage: PageStorage | null = null,
): SessionStore {
  const session = createSessionStore({ storage, events: null });
  session.login(user);
  return session;
}
