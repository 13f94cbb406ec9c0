import { describe, expect, it, vi } from 'vitest';
import { memoryStorage } from '../storage/memory-storage.ts';
import { forbiddenStorage } from '../testing/storage.ts';
import { createSessionStore, SESSION_STORAGE_KEY } from './session-store.ts';

const user = { access_token: 'secret-token', web_user_id: 'u1' };

describe('session', () => {
  it('survives a reload', () => {
    const storage = memoryStorage();
    createSessionStore({ storage, events: null }).login(user);
    const afterReload = createSessionStore({ storage, events: null }).getSnapshot();
    expect(afterReload).toMatchObject({ isLoggedIn: true, userInfo: user });
  });

  it('stores exactly the four fields of spec §3', () => {
    const storage = memoryStorage();
    createSessionStore({ storage, events: null }).login(user);
    expect(Object.keys(JSON.parse(storage.getItem(SESSION_STORAGE_KEY)!)).sort()).toEqual([
      'isHomeFirstPage',
      'isLoggedIn',
      'loginDialogVisible',
      'userInfo',
    ]);
  });

  it('leaves no token in storage after a logout', () => {
    const storage = memoryStorage();
    const session = createSessionStore({ storage, events: null });
    session.login(user);
    session.logout();
    expect(storage.getItem(SESSION_STORAGE_KEY)).not.toContain('secret-token');
  });

  it.each([
    ['broken JSON', '{"isLoggedIn":tru'],
    ['a foreign value', '"hello"'],
    ['a login without a token', '{"isLoggedIn":true,"userInfo":{"web_user_id":"u1"}}'],
    [
      'a token with a line break',
      '{"isLoggedIn":true,"userInfo":{"access_token":"a\\r\\nb","web_user_id":"1"}}',
    ],
    ['null', 'null'],
    ['a login of nobody', '{"isLoggedIn":true,"userInfo":null}'],
    ['a login of a text', '{"isLoggedIn":true,"userInfo":"u1"}'],
    ['a user who is not said to be logged in', JSON.stringify({ userInfo: user })],
  ])('is logged out when storage holds %s', (_, value) => {
    const storage = memoryStorage();
    storage.setItem(SESSION_STORAGE_KEY, value);
    const session = createSessionStore({ storage, events: null });
    expect(session.getSnapshot()).toMatchObject({ isLoggedIn: false, userInfo: null });
    // The invalid value was replaced.
    expect(JSON.parse(storage.getItem(SESSION_STORAGE_KEY)!)).toEqual(session.getSnapshot());
  });

  it.each([
    ['nothing', null],
    ['a state that is logged out', '{"isLoggedIn":false,"isHomeFirstPage":false}'],
  ])('stores the four fields for a visitor with %s, true at any moment', (_, value) => {
    const storage = memoryStorage();
    if (value !== null) storage.setItem(SESSION_STORAGE_KEY, value);
    const session = createSessionStore({ storage, events: null });
    const inStorage = () => JSON.parse(storage.getItem(SESSION_STORAGE_KEY)!);
    expect(inStorage()).toEqual({
      isLoggedIn: false,
      userInfo: null,
      isHomeFirstPage: true,
      loginDialogVisible: false,
    });
    for (const change of [
      () => session.setLoginDialogVisible(true),
      () => session.login(user),
      () => session.setLoginDialogVisible(false),
      () => session.setHomeFirstPage(false),
      () => session.logout(),
      () => session.setHomeFirstPage(true),
    ]) {
      change();
      expect(inStorage()).toEqual(session.getSnapshot());
    }
  });

  it('keeps the login of another tab when it stores what this tab shows', () => {
    const storage = memoryStorage();
    const here = createSessionStore({ storage, events: null });
    createSessionStore({ storage, events: null }).login(user);
    here.setHomeFirstPage(false);
    expect(JSON.parse(storage.getItem(SESSION_STORAGE_KEY)!)).toMatchObject({ userInfo: user });
    expect(here.getSnapshot()).toMatchObject({ isLoggedIn: true, isHomeFirstPage: false });
  });

  it('starts on the first screen with a closed dialog', () => {
    const storage = memoryStorage();
    const before = createSessionStore({ storage, events: null });
    before.setHomeFirstPage(false);
    before.setLoginDialogVisible(true);
    before.login(user);
    expect(createSessionStore({ storage, events: null }).getSnapshot()).toEqual({
      isLoggedIn: true,
      userInfo: user,
      isHomeFirstPage: true,
      loginDialogVisible: false,
    });
  });

  it('uses the key of the specification', () => {
    expect(SESSION_STORAGE_KEY).toBe('user-store');
  });

  it('leaves no token when storage is full and follows other tabs afterwards', () => {
    const storage = memoryStorage();
    createSessionStore({ storage, events: null }).login(user);
    const tab = new EventTarget();
    const full: Storage = {
      ...storage,
      setItem() {
        throw new DOMException('full', 'QuotaExceededError');
      },
    };
    const session = createSessionStore({ storage: full, events: tab as unknown as Window });
    session.logout();
    const afterReload = createSessionStore({ storage, events: null });
    expect(afterReload.getSnapshot().isLoggedIn).toBe(false);
    afterReload.login(user);
    tab.dispatchEvent(Object.assign(new Event('storage'), { key: SESSION_STORAGE_KEY }));
    expect(session.getSnapshot().userInfo).toEqual(user);
  });

  it('lasts for the page load when storage throws', () => {
    const session = createSessionStore({ storage: forbiddenStorage, events: null });
    session.login(user);
    expect(session.getSnapshot().isLoggedIn).toBe(true);
    session.logout();
    expect(session.getSnapshot().isLoggedIn).toBe(false);
  });

  it('calls each listener until it unsubscribes', () => {
    const session = createSessionStore({ storage: null, events: null });
    const heard: unknown[] = [];
    const stop = session.subscribe(() => heard.push(session.getSnapshot()));
    session.setLoginDialogVisible(true);
    session.setHomeFirstPage(false);
    stop();
    session.login(user);
    expect(heard).toEqual([
      { isLoggedIn: false, userInfo: null, isHomeFirstPage: true, loginDialogVisible: true },
      { isLoggedIn: false, userInfo: null, isHomeFirstPage: false, loginDialogVisible: true },
    ]);
  });

  it('calls the next listener when one throws', () => {
    const logged = vi.spyOn(console, 'error').mockImplementation(() => undefined);
    const session = createSessionStore({ storage: null, events: null });
    const failure = new Error('no room for a banner');
    session.subscribe(() => {
      throw failure;
    });
    const heard = vi.fn();
    session.subscribe(heard);
    session.login(user);
    expect(session.logout(user.access_token)).toBe(true);
    expect(heard).toHaveBeenCalledTimes(2);
    expect(logged).toHaveBeenCalledWith(expect.any(String), failure);
    logged.mockRestore();
  });

  it('writes storage before it calls listeners', () => {
    const storage = memoryStorage();
    const session = createSessionStore({ storage, events: null });
    let stored: string | null = null;
    session.subscribe(() => {
      stored = storage.getItem(SESSION_STORAGE_KEY);
    });
    session.login(user);
    expect(JSON.parse(stored!)).toEqual(session.getSnapshot());
  });

  it('calls no listener without a change', () => {
    const session = createSessionStore({ storage: null, events: null });
    const heard = vi.fn();
    session.subscribe(heard);
    session.logout();
    session.setLoginDialogVisible(false);
    session.setHomeFirstPage(true);
    expect(heard).not.toHaveBeenCalled();
  });

  it('is logged out on a server and stores nothing there', () => {
    vi.stubGlobal('localStorage', memoryStorage());
    const session = createSessionStore();
    session.login(user);
    expect(session.getServerSnapshot().isLoggedIn).toBe(false);
    // Node's own `localStorage` would be shared by all visitors.
    expect(localStorage.length).toBe(0);
    vi.unstubAllGlobals();
  });

  it('uses local storage and window events by default', () => {
    const page = new EventTarget();
    const storage = memoryStorage();
    vi.stubGlobal('document', {});
    vi.stubGlobal('window', page);
    vi.stubGlobal('localStorage', storage);
    const session = createSessionStore();
    session.login(user);
    expect(storage.getItem(SESSION_STORAGE_KEY)).toContain('secret-token');
    storage.clear();
    page.dispatchEvent(Object.assign(new Event('storage'), { key: null }));
    expect(session.getSnapshot().isLoggedIn).toBe(false);

    vi.stubGlobal('localStorage', undefined);
    createSessionStore().login(user);
    vi.unstubAllGlobals();
  });

  it('lasts for the page load when reading localStorage throws', () => {
    vi.stubGlobal('document', {});
    const before = Object.getOwnPropertyDescriptor(globalThis, 'localStorage');
    Object.defineProperty(globalThis, 'localStorage', {
      configurable: true,
      get() {
        throw new DOMException('denied', 'SecurityError');
      },
    });
    const session = createSessionStore({ events: null });
    session.login(user);
    expect(session.getSnapshot().isLoggedIn).toBe(true);
    if (before) Object.defineProperty(globalThis, 'localStorage', before);
    vi.unstubAllGlobals();
  });
});
