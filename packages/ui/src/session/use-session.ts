import { useCallback, useMemo, useSyncExternalStore } from 'react';

/** A store of the session, such as that of `createSessionStore` of `@companion/sdk`. */
export interface SessionSource<User> {
  /** Calls the listener after each change. Returns how to stop. */
  subscribe(listener: () => void): () => void;
  /** The same `userInfo` until it changes; `null` when nobody is logged in. */
  getSnapshot(): { readonly userInfo: User | null };
}

/** Who uses the page, as the headers take it. Nobody knows on a server and during hydration: `unknown`. */
export type Session<User> =
  | { readonly state: 'unknown' | 'out' }
  | { readonly state: 'in'; readonly userId: string; readonly user: User };

/**
 * Follows a session store. The result is the same object until a user logs in or out. A server and the first render in
 * the browser agree: both get `unknown`.
 */
export function useSession<User extends { readonly web_user_id: string }>(
  store: SessionSource<User>,
): Session<User> {
  const subscribe = useCallback((listener: () => void) => store.subscribe(listener), [store]);
  const user = useSyncExternalStore<User | null | undefined>(
    subscribe,
    () => store.getSnapshot().userInfo,
    () => undefined,
  );
  return useMemo(() => {
    if (user === undefined) return { state: 'unknown' };
    return user ? { state: 'in', userId: user.web_user_id, user } : { state: 'out' };
  }, [user]);
}
