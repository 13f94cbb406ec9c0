import type { SessionStore } from '../../session/session-store.ts';
import { type Analytics, LOGIN_EVENT } from './analytics.ts';

/**
 * Tells analytics who is logged in, now and at each change, in every tab. The event of a login (spec §7) is
 * sent by the tab of that login alone.
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
