import { describe, expect, it, vi } from 'vitest';
import { createSessionStore, SESSION_STORAGE_KEY } from './session-store.ts';

const user = { access_token: 'secret-token', web_user_id: 'u1' };

function memoryStorage(): Storage {
  const map = new Map<string, string>();
  return {
    getItem: (key) => map.get(key) ?? null,
    setItem: (key, value) => void map.set(key, value),
    removeItem: (key) => void map.delete(key),
    clear: () => map.clear(),
    key: (index) => [...map.keys()][index] ?? null,
    get length() {
      return map.size;
    },
  };
}

const throwing = new Proxy({} as Storage, {
  get() {
    throw new DOMException('denied', 'SecurityError');
  },
});

/** Two tabs that share a storage and hear each other's changes. */
function twoTabs() {
  const storage = memoryStorage();
  const tabs = [new EventTarget(), new EventTarget()];
  const stores = tabs.map((tab, index) =>
    createSessionStore({
      events: tab as unknown as Window,
      storage: new Proxy(storage, {
        get: (target, name) =>
          name === 'setItem'
            ? (key: string, value: string) => {
                target.setItem(key, value);
                tabs[1 - index]!.dispatchEvent(Object.assign(new Event('storage'), { key }));
              }
            : target[name as keyof Storage],
      }),
    }),
  );
  return { storage, stores };
}

describe('the session', () => {
  it('survives a reload', () => {
    const storage = memoryStorage();
    createSessionStore({ storage, events: null }).login(user);
    const afterReload = createSessionStore({ storage, events: null }).getSnapshot();
    expect(afterReload).toMatchObject({ isLoggedIn: true, userInfo: user });
  });

  it('keeps exactly the four fields of spec §3', () => {
    const storage = memoryStorage();
    createSessionStore({ storage, events: null }).login(user);
    expect(Object.keys(JSON.parse(storage.getItem(SESSION_STORAGE_KEY)!)).sort()).toEqual([
      'isHomeFirstPage',
      'isLoggedIn',
      'loginDialogVisible',
      'userInfo',
    ]);
  });

  it('leaves no token behind after logout', () => {
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
  ])('is logged out when the storage holds %s', (_, value) => {
    const storage = memoryStorage();
    storage.setItem(SESSION_STORAGE_KEY, value);
    expect(createSessionStore({ storage, events: null }).getSnapshot().isLoggedIn).toBe(false);
  });

  it('lasts for the page when the storage throws', () => {
    const session = createSessionStore({ storage: throwing, events: null });
    session.login(user);
    expect(session.getSnapshot().isLoggedIn).toBe(true);
    session.logout();
    expect(session.getSnapshot().isLoggedIn).toBe(false);
  });

  it('follows a login and a logout in the other tab, without answering back', () => {
    const { stores, storage } = twoTabs();
    const [here, there] = stores;
    const heard = vi.fn();
    there!.subscribe(heard);
    here!.login(user);
    expect(there!.getSnapshot().userInfo).toEqual(user);
    here!.logout();
    expect(there!.getSnapshot().isLoggedIn).toBe(false);
    expect(heard).toHaveBeenCalledTimes(2);
    expect(storage.getItem(SESSION_STORAGE_KEY)).not.toContain('secret');
  });

  it('says nothing when nothing changes', () => {
    const session = createSessionStore({ storage: null, events: null });
    const heard = vi.fn();
    session.subscribe(heard);
    session.logout();
    session.setLoginDialogVisible(false);
    session.setHomeFirstPage(true);
    expect(heard).not.toHaveBeenCalled();
  });

  it('is nobody on the server', () => {
    const session = createSessionStore({ storage: null, events: null });
    session.login(user);
    expect(session.getServerSnapshot().isLoggedIn).toBe(false);
  });
});
