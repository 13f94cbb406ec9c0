import type { SessionStore } from '../../session/session-store.ts';
import { type Analytics, LOGIN_EVENT } from './analytics.ts';

/**
 * Sets the user of analytics now and at each change of the session, in every tab. Only a `login` of this store is
 * reported as the login event (spec §7).
 * @returns how to stop.
 */
export function trackLogins(
  session: Pick<SessionStore, 'getSnapshot' | 'subscribe'>,
  analytics: Pick<Analytics, 'identify' | 'event'>,
): () => void {
  let user: string | null = null;
  const follow = (isLoginHere: boolean) => {
    const next = session.getSnapshot().userInfo?.web_user_id ?? null;
    if (next !== user) analytics.identify(next);
    user = next;
    if (isLoginHere && next !== null)
      analytics.event(LOGIN_EVENT, { user_id: next, is_login: true });
  };
  follow(false);
  return session.subscribe(follow);
}
