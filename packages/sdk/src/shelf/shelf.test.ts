import * as v from 'valibot';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { Client } from '../client/create-client.ts';
import { ID_MAX_LENGTH } from '../contract/constants.ts';
import { type KeptEntry, keepAction } from '../contract/shelf.ts';
import type { UserAction } from '../contract/users.ts';
import { createSessionStore } from '../session/session-store.ts';
import { memoryStorage } from '../storage/memory-storage.ts';
import { createStorageRegistry } from '../storage/registry.ts';
import { forbiddenStorage } from '../testing/storage.ts';
import { settled } from '../testing/virtual-clock.ts';
import { mergeShelves, toEntries } from './merge-shelves.ts';
import { createShelf, type KeptItem, keptHere } from './shelf.ts';

const lamp: KeptItem = { kind: 'article', id: 'lamp', title: '第三盏灯' };
const bell: KeptItem = { kind: 'companion', id: 'bell', title: '九声' };
const tram: KeptItem = { kind: 'game', id: 'tram', title: '末班电车' };

let now: number;
/** Shelf of each account in the backend; `null`: the backend has no shelves. */
let accounts: Map<string, KeptEntry[]> | null;

beforeEach(() => {
  now = Date.parse('2026-11-24T12:00:00Z');
  accounts = new Map();
});

/** A device with one page. `ann` is logged in unless it says otherwise. */
function newDevice({
  user = 'ann',
  storage = memoryStorage(),
  clockAhead = 0,
  hasOwner = true,
} = {}) {
  const events = new EventTarget();
  const session = createSessionStore({ storage: null, events: null });
  const registry = createStorageRegistry({
    local: storage,
    session: memoryStorage(),
    events: events as unknown as Window,
  });
  if (hasOwner) registry.syncOwner(session);
  const logIn = (id: string) => session.login({ access_token: `token-${id}`, web_user_id: id });
  if (user !== '') logIn(user);
  const device = { isOnline: true };
  const owner = () => session.getSnapshot().userInfo?.web_user_id ?? '';
  const me = vi.fn(async () => {
    if (!device.isOnline) throw new TypeError('offline');
    return { web_user_id: owner(), ...(accounts && { shelf: accounts.get(owner()) ?? [] }) };
  });
  const reportActions = vi.fn(async (actions: UserAction[]) => {
    if (!device.isOnline) throw new TypeError('offline');
    accounts?.set(owner(), mergeShelves(accounts.get(owner()) ?? [], toEntries(actions)));
  });
  const openTab = () =>
    createShelf({
      client: async () => ({ users: { me, reportActions } }) as unknown as Client,
      session,
      storage,
      events: events as unknown as Window,
      now: () => now + clockAhead,
    });
  const shelf = openTab();
  return {
    ...{ shelf, session, registry, logIn, me, reportActions, openTab, storage, events },
    ids: () => shelf.getSnapshot().map(({ id }) => id),
    goOffline: () => {
      device.isOnline = false;
    },
    async goOnline() {
      device.isOnline = true;
      events.dispatchEvent(new Event('online'));
      await settled();
    },
  };
}

describe('two devices of one account', () => {
  it('have the same shelf after one of them was offline', async () => {
    const phone = newDevice();
    const desktop = newDevice();
    for (const { shelf } of [phone, desktop]) shelf.subscribe(() => {});
    await settled();
    phone.shelf.keep(lamp, true);
    phone.shelf.keep(bell, true);
    await settled();
    await desktop.shelf.sync();
    expect(desktop.ids()).toEqual(phone.ids());

    phone.goOffline();
    now += 1;
    phone.shelf.keep(tram, true);
    phone.shelf.keep(lamp, false);
    now += 1;
    desktop.shelf.keep(bell, false);
    await settled();
    now += 3_600_000;
    await phone.goOnline();
    await desktop.shelf.sync();
    expect(phone.ids()).toEqual(['tram']);
    expect(desktop.ids()).toEqual(['tram']);
  });

  it('take the later decision although a clock is an hour ahead', async () => {
    const phone = newDevice({ clockAhead: 3_600_000 });
    const desktop = newDevice();
    phone.shelf.keep(lamp, true);
    await settled();
    await desktop.shelf.sync();
    now += 60_000;
    desktop.shelf.keep(lamp, false);
    await settled();
    await phone.shelf.sync();
    expect(phone.ids()).toEqual([]);
  });
});

describe('two tabs', () => {
  it('are in step', () => {
    const { openTab, events, shelf } = newDevice({ user: '' });
    const other = openTab();
    const heard = vi.fn();
    other.subscribe(heard);
    expect(other.getSnapshot()).toEqual([]);
    shelf.keep(lamp, true);
    // Browsers tell only other tabs of a change.
    events.dispatchEvent(Object.assign(new Event('storage'), { key: 'companion-shelf' }));
    expect(heard).toHaveBeenCalled();
    expect(other.getSnapshot()).toEqual(shelf.getSnapshot());
  });

  it('are in step also when one was read before it is followed', () => {
    const { openTab, shelf } = newDevice({ user: '' });
    const other = openTab();
    expect(other.getSnapshot()).toEqual([]);
    shelf.keep(lamp, true);
    const stop = other.subscribe(() => {});
    expect(other.getSnapshot()).toEqual(shelf.getSnapshot());
    stop();
    const before = other.getSnapshot();
    other.subscribe(() => {});
    expect(other.getSnapshot()).toBe(before);
  });

  it('are in step when one returns from the back/forward cache', () => {
    const { openTab, events, shelf } = newDevice({ user: '' });
    const other = openTab();
    const heard = vi.fn();
    const stop = other.subscribe(heard);
    expect(other.getSnapshot()).toEqual([]);
    shelf.keep(lamp, true);
    const show = (persisted: boolean) =>
      events.dispatchEvent(Object.assign(new Event('pageshow'), { persisted }));
    show(false);
    expect(heard).not.toHaveBeenCalled();
    show(true);
    expect(heard).toHaveBeenCalledOnce();
    expect(other.getSnapshot()).toEqual(shelf.getSnapshot());
    stop();
    show(true);
    expect(heard).toHaveBeenCalledOnce();
  });

  it('lose no item of each other', () => {
    const { openTab, ids } = newDevice({ user: '' });
    const tabs = [openTab(), openTab()];
    tabs[0]?.keep(lamp, true);
    tabs[1]?.keep(bell, true);
    expect(ids().toSorted()).toEqual(['bell', 'lamp']);
  });
});

describe('a visitor', () => {
  it('calls no account, and takes the shelf along at login', async () => {
    const { shelf, me, reportActions, logIn, ids } = newDevice({ user: '' });
    accounts?.set('ann', toEntries([{ ...tram, kept: true, at: '2026-11-01T00:00:00Z' }]));
    shelf.subscribe(() => {});
    shelf.keep(lamp, true);
    await settled();
    expect([...me.mock.calls, ...reportActions.mock.calls]).toEqual([]);
    logIn('ann');
    await settled();
    expect(ids()).toEqual(['lamp', 'tram']);
    expect(accounts?.get('ann')?.map(({ id }) => id)).toEqual(['lamp', 'tram']);
  });

  it('leaves nothing after a logout, and gives nothing to another account', async () => {
    const { shelf, registry, session, logIn, ids, storage } = newDevice();
    shelf.subscribe(() => {});
    shelf.keep(lamp, true);
    await settled();
    registry.clearVisitor();
    session.logout();
    expect(ids()).toEqual([]);
    expect(storage.getItem('companion-shelf')).toBeNull();
    logIn('ben');
    await settled();
    expect(accounts?.get('ben')).toBeUndefined();
  });
});

describe('an item with a long title', () => {
  it('is reported as the contract says, and shown whole', async () => {
    const { shelf, reportActions } = newDevice();
    const long = { ...lamp, title: '灯'.repeat(400) };
    shelf.keep(long, true);
    await settled();
    const actions = reportActions.mock.calls.flat(2);
    expect(actions.map((action) => v.is(keepAction, action))).toEqual([true]);
    await shelf.sync();
    expect(shelf.getSnapshot()).toEqual([expect.objectContaining(long)]);
    expect(reportActions).toHaveBeenCalledOnce();
  });

  it('is not cut within a character', async () => {
    const { shelf, reportActions } = newDevice();
    shelf.keep({ ...lamp, title: `${'灯'.repeat(299)}🏮🏮` }, true);
    await settled();
    expect(reportActions.mock.calls.flat(2)).toEqual([
      expect.objectContaining({ title: '灯'.repeat(299) }),
    ]);
  });
});

it('an ending of the longest ids is reported as the contract says', async () => {
  const { shelf, reportActions } = newDevice();
  const [story, scene] = ['s', 'e'].map((letter) => letter.repeat(ID_MAX_LENGTH));
  shelf.keep({ kind: 'ending', id: `${story}/${scene}`, title: '雨' }, true);
  await settled();
  const actions = reportActions.mock.calls.flat(2);
  expect(actions.map((action) => v.is(keepAction, action))).toEqual([true]);
});

describe('a shelf that is shown', () => {
  it('is empty when the session ends before the storage is cleared', async () => {
    const { shelf, registry, session, ids } = newDevice();
    const shown: string[][] = [];
    shelf.subscribe(() => shown.push(ids()));
    shelf.keep(lamp, true);
    await settled();
    session.logout();
    registry.clearVisitor();
    expect(shown.at(-1)).toEqual([]);
  });

  it('is not that of the last account when it follows the session before the registry', async () => {
    const { shelf, registry, session, ids, logIn } = newDevice({ user: '', hasOwner: false });
    const shown: string[][] = [];
    shelf.subscribe(() => shown.push(ids()));
    registry.syncOwner(session);
    logIn('ann');
    shelf.keep(lamp, true);
    await settled();
    logIn('ben');
    await settled();
    expect(shown.at(-1)).toEqual([]);
    expect(accounts?.get('ben')).toBeUndefined();
  });
});

describe('an answer', () => {
  it('that arrives after another account logged in is ignored', async () => {
    const { shelf, me, logIn, ids } = newDevice();
    const { promise, resolve } = Promise.withResolvers<Awaited<ReturnType<typeof me>>>();
    me.mockReturnValueOnce(promise);
    const syncing = shelf.sync();
    await settled();
    logIn('ben');
    resolve({ web_user_id: 'ann', shelf: [{ ...lamp, kept: true, at: '2026-11-01T00:00:00Z' }] });
    await syncing;
    expect(ids()).toEqual([]);
  });

  it.each([[{}], [{ shelf: null }]])(
    'without a shelf leaves it to the browser: %j',
    async (fields) => {
      accounts = null;
      const { shelf, me, reportActions, ids } = newDevice();
      me.mockImplementation(async () => ({ web_user_id: 'ann', ...(fields as object) }));
      shelf.keep(lamp, true);
      await settled();
      reportActions.mockClear();
      await shelf.sync();
      expect(ids()).toEqual(['lamp']);
      expect(reportActions).not.toHaveBeenCalled();
    },
  );
});

describe('the stored shelf', () => {
  it('keeps its key and format', () => {
    const { shelf, storage } = newDevice({ user: '' });
    expect(shelf.keep(lamp, true)).toBe(true);
    expect(storage.getItem('companion-shelf')).toBe(
      '[{"kind":"article","id":"lamp","title":"第三盏灯","kept":true,"at":"2026-11-24T12:00:00.000Z"}]',
    );
  });

  it.each(['{', 'null', '7', '{"kind":"article"}'])('is empty when it is %s', (text) => {
    const storage = memoryStorage(new Map([['companion-shelf', text]]));
    expect(newDevice({ user: '', storage }).ids()).toEqual([]);
  });

  it('is readable without a page that follows it', () => {
    const { shelf, storage } = newDevice({ user: '' });
    shelf.keep(lamp, true);
    shelf.keep(bell, true);
    shelf.keep(lamp, false);
    expect(keptHere(storage).map(({ id }) => id)).toEqual(['bell']);
    expect(keptHere(forbiddenStorage)).toEqual([]);
  });

  it('says so when the storage does not take an item', () => {
    const { shelf, ids } = newDevice({ user: '', storage: forbiddenStorage });
    expect(shelf.keep(lamp, true)).toBe(false);
    expect(ids()).toEqual([]);
  });
});
