import { createSessionStore } from '../session/session-store.ts';

/** A session with a login, kept in no storage by default. */
export function loggedInSession(
  user = { access_token: 'token-a', web_user_id: 'u1' },
  storage: Storage | null = null,
) {
  const session = createSessionStore({ storage, events: null });
  session.login(user);
  return session;
}
