import type { Client } from '../client/create-client.ts';
import { KEPT_TITLE_MAX_LENGTH } from '../contract/constants.ts';
import type { KeepAction, KeptEntry } from '../contract/shelf.ts';
import { callListener } from '../internal/call-listener.ts';
import type { PageEvents, PageStorage } from '../internal/page.ts';
import type { SessionStore } from '../session/session-store.ts';
import { SHELF_KEY } from '../storage/keys.ts';
import { storedValue } from '../storage/stored-value.ts';
import { mergeShelves, toEntries, unknownTo } from './merge-shelves.ts';

/** Entries in one report of user actions. */
const MAX_REPORTED = 50;

export type KeptItem = Pick<KeptEntry, 'kind' | 'id' | 'title'>;

export interface ShelfOptions {
  /** Loaded when the first call is made. */
  client: () => Promise<Pick<Client, 'users'>>;
  session: Pick<SessionStore, 'getSnapshot' | 'subscribe'>;
  /** Default: the page's local storage. */
  storage?: PageStorage | null;
  /** Source of `storage`, `online` and `pageshow` events. Default: `window`, on a server `null`. */
  events?: PageEvents | null;
  /** ms since the epoch. Default: the system's clock. */
  now?: () => number;
}

/** What a visitor keeps, in this browser and, after a login, in the account. */
export interface Shelf {
  /** Kept items, newest first. The same list until something changes. */
  getSnapshot(): readonly KeptEntry[];
  /** On a server nothing is kept. */
  getServerSnapshot(): readonly KeptEntry[];
  /**
   * Calls the listener after each change, also of another tab or device. While somebody listens, the shelf is synced
   * at once, at a login, when the network is back and when the page returns from the back/forward cache.
   * @returns how to stop.
   */
  subscribe(listener: () => void): () => void;
  /**
   * Keeps an item, or removes it.
   * @returns `false` when the browser's storage did not take it.
   */
  keep(item: KeptItem, kept: boolean): boolean;
  /**
   * Merges with the account's shelf. Does nothing without a login, or when the backend stores no shelf.
   * Rejects with what the calls throw.
   */
  sync(): Promise<void>;
}

const nothing: readonly KeptEntry[] = [];

const shelfIn = (storage?: PageStorage | null) =>
  storedValue(SHELF_KEY, (text) => toEntries(JSON.parse(text)), storage);

const toAction = (entry: KeptEntry): KeepAction => ({
  action: 'keep',
  ...entry,
  // Not inside a surrogate pair: backends refuse or replace half of one.
  title: entry.title.slice(0, KEPT_TITLE_MAX_LENGTH).replace(/[\uD800-\uDBFF]$/, ''),
});

/**
 * What is kept in this browser, newest first, without an account or a listener.
 * @param storage Default: the page's local storage.
 */
export const keptHere = (storage?: PageStorage | null): KeptEntry[] =>
  (shelfIn(storage).read() ?? []).filter(({ kept }) => kept);

/**
 * Needs `syncOwner` of a storage registry, which clears the shelf when another account logs in. Without it, that account
 * takes over the shelf.
 */
export function createShelf({
  client,
  session,
  storage,
  events = typeof window === 'undefined' ? null : window,
  now = Date.now,
}: ShelfOptions): Shelf {
  const stored = shelfIn(storage);
  const listeners = new Set<() => void>();
  let kept: readonly KeptEntry[] | undefined;
  let stop: (() => void) | undefined;

  const entries = () => stored.read() ?? [];
  const keptNow = () => entries().filter((entry) => entry.kept);
  const userId = () => session.getSnapshot().userInfo?.web_user_id;

  function notify(): void {
    kept = undefined;
    for (const listener of listeners) callListener(listener);
  }

  function save(next: readonly KeptEntry[]): boolean {
    const isSaved = stored.write([...next]);
    notify();
    return isSaved;
  }

  async function send(changes: readonly KeptEntry[]): Promise<void> {
    const user = userId();
    const { users } = await client();
    for (let start = 0; start < changes.length; start += MAX_REPORTED) {
      if (user === undefined || userId() !== user) return;
      const part = changes.slice(start, start + MAX_REPORTED);
      await users.reportActions(part.map(toAction));
    }
  }

  async function sync(): Promise<void> {
    const user = userId();
    if (user === undefined) return;
    const { users } = await client();
    const { shelf } = await users.me();
    // Another account's entries are no business of this one.
    if (!shelf || userId() !== user) return;
    const account = toEntries(shelf);
    const local = entries();
    const merged = mergeShelves(local, account);
    if (JSON.stringify(merged) !== JSON.stringify(local)) save(merged);
    await send(unknownTo(account, merged));
  }

  /** A failed call is logged by the client; the next sync sends the same entries. */
  const syncQuietly = () => void sync().catch(() => {});

  function follow(): () => void {
    const onStorage = (event: Event) => {
      const { key } = event as StorageEvent;
      if (key === SHELF_KEY.name || key === null) notify();
    };
    const onPageShow = (event: Event) => {
      // A page in the back/forward cache gets no `storage` events.
      if (!(event as PageTransitionEvent).persisted) return;
      notify();
      syncQuietly();
    };
    let user = userId();
    const stopSession = session.subscribe(() => {
      if (userId() === user) return;
      user = userId();
      // The storage may have been cleared. A registry that clears it after this tells of it.
      notify();
      syncQuietly();
    });
    events?.addEventListener('storage', onStorage);
    events?.addEventListener('online', syncQuietly);
    events?.addEventListener('pageshow', onPageShow);
    syncQuietly();
    return () => {
      stopSession();
      events?.removeEventListener('storage', onStorage);
      events?.removeEventListener('online', syncQuietly);
      events?.removeEventListener('pageshow', onPageShow);
    };
  }

  return {
    getSnapshot() {
      kept ??= keptNow();
      return kept;
    },
    getServerSnapshot: () => nothing,
    subscribe(listener) {
      listeners.add(listener);
      if (!stop) {
        // Without a listener the shelf does not follow changes.
        if (JSON.stringify(kept) !== JSON.stringify(keptNow())) kept = undefined;
        stop = follow();
      }
      return () => {
        listeners.delete(listener);
        if (listeners.size > 0) return;
        stop?.();
        stop = undefined;
        // Nobody tells it of changes now.
        kept = undefined;
      };
    },
    keep(item, isKept) {
      const before = entries();
      const previous = before.find(({ kind, id }) => kind === item.kind && id === item.id);
      // Later than the decision of a device whose clock is ahead.
      const at = Math.max(now(), previous ? Date.parse(previous.at) + 1 : 0);
      const entry: KeptEntry = { ...item, kept: isKept, at: new Date(at).toISOString() };
      const isSaved = save(mergeShelves(before, [entry]));
      if (isSaved && userId() !== undefined) void send([entry]).catch(() => {});
      return isSaved;
    },
    sync,
  };
}
