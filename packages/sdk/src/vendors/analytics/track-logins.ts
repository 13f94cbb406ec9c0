import type { SessionStore } from '../../session/session-store.ts';
import type { Analytics } from './analytics.ts';

/**
 * Tells analytics of each login and logout from now on (spec §7), also of one in another tab, which
 * the session follows. A login from before this call is not reported again.
 * @returns how to stop.
 */
export function trackLogins(
  session: Pick<SessionStore, 'getSnapshot' | 'subscribe'>,
  analytics: Pick<Analytics, 'identify'>,
): () => void {
  const userNow = () => session.getSnapshot().userInfo?.web_user_id ?? null;
  let user = userNow();
  return session.subscribe(() => {
    const next = userNow();
    if (next === user) return;
    user = next;
    analytics.identify(next);
  });
}
