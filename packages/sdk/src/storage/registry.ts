import type { PageEvents, PageStorage } from '../internal/page.ts';
import type { SessionStore } from '../session/session-store.ts';
import {
  OWNER_KEY,
  SDK_KEYS,
  type StorageArea,
  type StorageKey,
  type StorageKeyFamily,
  TAB_OWNER_KEY,
} from './keys.ts';
import { namesIn } from './names-in.ts';
import { announceChange, pageStorage } from './page-storage.ts';
import { asText, storedValue } from './stored-value.ts';

export interface StorageRegistryOptions {
  /** Keys of the host, in addition to those of the SDK. */
  keys?: readonly (StorageKey | StorageKeyFamily)[];
  /** Names of caches (Cache API) of the host that belong to the visitor. */
  caches?: readonly string[];
  /** Default: the page's local storage. */
  local?: PageStorage | null;
  /** Default: the page's session storage. */
  session?: PageStorage | null;
  /**
   * Source of `storage` events. Dispatches one for each entry that is removed, for example to a shelf. Default: `window`,
   * on a server `null`.
   */
  events?: PageEvents | null;
}

export interface StorageRegistry {
  /**
   * Removes everything that belongs to the visitor. Call it at logout, before or after the session ends, not when a
   * session expires.
   */
  clearVisitor(): void;
  /**
   * Clears what a previous account left, now, at each change of the session, and when another tab clears: in this browser
   * when another account logs in, and in this tab when the account logged out in another tab. What was written without a
   * login goes to the first account that logs in. An expired session clears nothing.
   * @returns how to stop.
   */
  syncOwner(session: Pick<SessionStore, 'getSnapshot' | 'subscribe'>): () => void;
  /** Whether what this tab stores belongs to the account. It no longer does after a logout, here or in another tab. */
  isOwner(userId: string): boolean;
}

/** Knows all stored keys and clears by their owner. */
export function createStorageRegistry({
  keys = [],
  caches: cacheNames = [],
  local = pageStorage('local'),
  session: tab = pageStorage('session'),
  events = typeof window === 'undefined' ? null : window,
}: StorageRegistryOptions = {}): StorageRegistry {
  const visitorKeys = [...SDK_KEYS, ...keys].filter(({ owner }) => owner === 'visitor');
  const owner = storedValue(OWNER_KEY, asText, local);
  const tabOwner = storedValue(TAB_OWNER_KEY, asText, tab);

  function clear(area: StorageArea): void {
    const storage = area === 'local' ? local : tab;
    const ours = visitorKeys.filter((key) => key.area === area);
    try {
      for (const name of namesIn(storage)) {
        if (!ours.some((key) => isNameOf(key, name))) continue;
        storage?.removeItem(name);
        announceChange(name, events);
      }
    } catch {
      // Forbidden storage holds nothing.
    }
  }

  function clearVisitor(): void {
    clear('session');
    clear('local');
    // Where caches are forbidden there are none.
    for (const name of cacheNames) globalThis.caches?.delete(name).catch(() => {});
  }

  function claim(userId: string | undefined): void {
    const previous = owner.read();
    const previousInTab = tabOwner.read();
    if (previousInTab !== null && previousInTab !== previous) clear('session');
    if (userId === undefined) return;
    if (previous !== null && previous !== userId) clearVisitor();
    if (owner.write(userId)) tabOwner.write(userId);
  }

  return {
    clearVisitor,
    syncOwner(session) {
      const currentUser = () => session.getSnapshot().userInfo?.web_user_id;
      let user = currentUser();
      claim(user);
      const stopSession = session.subscribe(() => {
        if (currentUser() === user) return;
        user = currentUser();
        claim(user);
      });
      // Another tab may clear after it has ended the session. When it clears before, the end of the session claims.
      const onStorage = (event: Event) => {
        if ((event as StorageEvent).key === OWNER_KEY.name && user === undefined) claim(undefined);
      };
      events?.addEventListener('storage', onStorage);
      return () => {
        stopSession();
        events?.removeEventListener('storage', onStorage);
      };
    },
    isOwner: (userId) => tabOwner.read() === userId,
  };
}

const isNameOf = (key: StorageKey | StorageKeyFamily, name: string): boolean =>
  'prefix' in key ? name.startsWith(key.prefix) : name === key.name;
