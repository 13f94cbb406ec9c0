import { describe, expect, it, vi } from 'vitest';
import { memoryStorage } from '../storage/memory-storage.ts';
import { forbiddenStorage } from '../testing/storage.ts';
import { createSessionStore, SESSION_STORAGE_KEY, type SessionStore } from './session-store.ts';

const user = { access_token: 'secret-token', web_user_id: 'u1' };

/** Two tabs that share a storage and get each other's events, each with `each` stores. */
function twoTabs(each = 1) {
  const storage = memoryStorage();
  const tabs = [new EventTarget(), new EventTarget()];
  const stores = tabs.flatMap((tab, index) =>
    Array.from({ length: each }, () =>
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
    ),
  );
  return { storage, stores };
}

describe('session over tabs', () => {
  it('follows logins and logouts of another tab without writing', () => {
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

  it('closes login dialogs of other tabs at a login only', () => {
    const { stores } = twoTabs();
    const [here, there] = stores;
    here!.setLoginDialogVisible(true);
    there!.setLoginDialogVisible(true);
    here!.login(user);
    expect(there!.getSnapshot().loginDialogVisible).toBe(false);
    // The dialog of this tab shows its success first.
    expect(here!.getSnapshot().loginDialogVisible).toBe(true);
    there!.setLoginDialogVisible(true);
    here!.logout();
    expect(there!.getSnapshot().loginDialogVisible).toBe(true);
  });

  it('ends by token only when the token is current', () => {
    const session = createSessionStore({ storage: null, events: null });
    session.login(user);
    expect(session.logout('older-token')).toBe(false);
    expect(session.getSnapshot().userInfo).toEqual(user);
    expect(session.logout(user.access_token)).toBe(true);
    expect(session.getSnapshot()).toMatchObject({ isLoggedIn: false, userInfo: null });
    expect(session.logout(user.access_token)).toBe(false);
  });

  it('is not ended by an older token when another tab has logged in', () => {
    const storage = memoryStorage();
    const newer = { access_token: 'newer', web_user_id: 'u2' };
    // Without events: they have not arrived yet.
    const [here, there] = [0, 1].map(() => createSessionStore({ storage, events: null }));
    here!.login(user);
    there!.login(newer);
    expect(here!.logout(user.access_token)).toBe(false);
    expect(here!.getSnapshot().userInfo).toEqual(newer);
    expect(storage.getItem(SESSION_STORAGE_KEY)).toContain('newer');
  });

  describe('with a storage that refused a login', () => {
    /** A tab whose login was refused, in front of another tab with the same storage. */
    function refusedTab(before?: typeof user) {
      const storage = memoryStorage();
      const other = createSessionStore({ storage, events: null });
      if (before) other.login(before);
      const rules = { isFull: true };
      const tab = new EventTarget();
      const session = createSessionStore({
        storage: {
          ...storage,
          setItem(key, value) {
            if (rules.isFull) throw new DOMException('full', 'QuotaExceededError');
            storage.setItem(key, value);
          },
        },
        events: tab as unknown as Window,
      });
      session.login(user);
      const hear = () =>
        tab.dispatchEvent(Object.assign(new Event('storage'), { key: SESSION_STORAGE_KEY }));
      return { storage, other, rules, session, hear };
    }
    const newer = { access_token: 'newer', web_user_id: 'u2' };

    it('follows later logins and logouts of another tab', () => {
      const { other, session, hear } = refusedTab();
      other.login(newer);
      hear();
      expect(session.getSnapshot().userInfo).toEqual(newer);
      other.logout();
      hear();
      expect(session.getSnapshot().isLoggedIn).toBe(false);
    });

    it.each([undefined, newer])('keeps it while another tab changes no login (%o)', (before) => {
      const { other, session, hear } = refusedTab(before);
      const heard = vi.fn();
      session.subscribe(heard);
      other.setLoginDialogVisible(true);
      hear();
      expect(session.getSnapshot().userInfo).toEqual(user);
      expect(heard).not.toHaveBeenCalled();
    });

    it('stores it with the next change for which there is room', () => {
      const { storage, rules, session } = refusedTab();
      session.setHomeFirstPage(false);
      expect(storage.getItem(SESSION_STORAGE_KEY)).not.toContain('secret-token');
      rules.isFull = false;
      session.setLoginDialogVisible(true);
      expect(JSON.parse(storage.getItem(SESSION_STORAGE_KEY)!)).toEqual(session.getSnapshot());
      expect(session.getSnapshot().userInfo).toEqual(user);
    });

    it('follows a logout of another tab after it was stored', () => {
      const { storage, rules, session, hear } = refusedTab();
      rules.isFull = false;
      session.setLoginDialogVisible(true);
      createSessionStore({ storage, events: null }).logout();
      hear();
      expect(session.getSnapshot().isLoggedIn).toBe(false);
    });
  });

  describe('after the back/forward cache', () => {
    const comeBack = (tab: EventTarget, persisted = true) =>
      tab.dispatchEvent(Object.assign(new Event('pageshow'), { persisted }));
    const openTab = (storage: Storage) => {
      const tab = new EventTarget();
      return { tab, session: createSessionStore({ storage, events: tab as unknown as Window }) };
    };

    it('follows a logout that happened meanwhile', () => {
      const storage = memoryStorage();
      const { tab, session } = openTab(storage);
      session.login(user);
      createSessionStore({ storage, events: null }).logout();
      comeBack(tab, false);
      expect(session.getSnapshot().isLoggedIn).toBe(true);
      comeBack(tab);
      expect(session.getSnapshot().isLoggedIn).toBe(false);
    });

    it('calls no listener without a change', () => {
      const { tab, session } = openTab(memoryStorage());
      session.login(user);
      const heard = vi.fn();
      session.subscribe(heard);
      comeBack(tab);
      expect(heard).not.toHaveBeenCalled();
    });

    it('keeps a session that could not be stored', () => {
      const full: Storage = {
        ...memoryStorage(),
        setItem() {
          throw new DOMException('full', 'QuotaExceededError');
        },
      };
      for (const refusing of [forbiddenStorage, full]) {
        const { tab, session } = openTab(refusing);
        session.login(user);
        comeBack(tab);
        expect(session.getSnapshot().isLoggedIn).toBe(true);
      }
    });
  });

  it('follows a cleared storage and ignores other keys', () => {
    const storage = memoryStorage();
    const tab = new EventTarget();
    const session = createSessionStore({ storage, events: tab as unknown as Window });
    session.login(user);
    storage.clear();
    tab.dispatchEvent(Object.assign(new Event('storage'), { key: 'something-else' }));
    expect(session.getSnapshot().isLoggedIn).toBe(true);
    tab.dispatchEvent(Object.assign(new Event('storage'), { key: null }));
    expect(session.getSnapshot().isLoggedIn).toBe(false);
  });

  it('logs out when another tab stores an invalid value', () => {
    const storage = memoryStorage();
    const tab = new EventTarget();
    const session = createSessionStore({ storage, events: tab as unknown as Window });
    session.login(user);
    storage.setItem(SESSION_STORAGE_KEY, '{"isLoggedIn":tru');
    tab.dispatchEvent(Object.assign(new Event('storage'), { key: SESSION_STORAGE_KEY }));
    expect(session.getSnapshot()).toMatchObject({ isLoggedIn: false, userInfo: null });
  });

  it('ignores other tabs and listeners after dispose', () => {
    const storage = memoryStorage();
    const tab = new EventTarget();
    const session = createSessionStore({ storage, events: tab as unknown as Window });
    const heard = vi.fn();
    session.subscribe(heard);
    session.dispose();
    createSessionStore({ storage, events: null }).login(user);
    tab.dispatchEvent(Object.assign(new Event('storage'), { key: SESSION_STORAGE_KEY }));
    tab.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }));
    session.login(user);
    expect(heard).not.toHaveBeenCalled();
    expect(session.getSnapshot().userInfo).toEqual(user);
  });

  it('removes its window listeners at dispose', () => {
    const listening = new Set<string>();
    const session = createSessionStore({
      storage: null,
      events: {
        addEventListener: (name: string) => listening.add(name),
        removeEventListener: (name: string) => listening.delete(name),
      } as unknown as Window,
    });
    expect([...listening]).toEqual(['storage', 'pageshow']);
    session.dispose();
    expect(listening.size).toBe(0);
    createSessionStore({ storage: null, events: null }).dispose();
  });
});

describe('stores in one window', () => {
  /** Browsers do not tell the window that writes. */
  const openWindow = (storage: Storage) => {
    const events = new EventTarget() as unknown as Window;
    return [0, 1].map(() => createSessionStore({ storage, events })) as [
      SessionStore,
      SessionStore,
    ];
  };

  it('follow logins and logouts of each other, each heard once', () => {
    const [page, element] = openWindow(memoryStorage());
    const heard = { page: vi.fn(), element: vi.fn() };
    page.subscribe(heard.page);
    element.subscribe(heard.element);
    element.login(user);
    expect(page.getSnapshot().userInfo).toEqual(user);
    page.logout();
    expect(element.getSnapshot().isLoggedIn).toBe(false);
    expect(heard.element.mock.calls).toEqual([[true], [false]]);
    expect(heard.page.mock.calls).toEqual([[false], [false]]);
  });

  it('follow over two tabs, too, each heard once', () => {
    const { stores } = twoTabs(2);
    const heard = stores.map((store) => {
      const listener = vi.fn();
      store.subscribe(listener);
      return listener;
    });
    stores[0]!.login(user);
    expect(stores.map((store) => store.getSnapshot().userInfo)).toEqual([user, user, user, user]);
    stores[3]!.logout();
    expect(stores.map((store) => store.getSnapshot().userInfo)).toEqual([null, null, null, null]);
    expect(heard.map(({ mock }) => mock.calls.length)).toEqual([2, 2, 2, 2]);
  });

  it('may log in again with what another one told', () => {
    const [page, element] = openWindow(memoryStorage());
    const heard = vi.fn();
    element.subscribe(heard);
    page.subscribe(() => {
      const { userInfo } = page.getSnapshot();
      if (userInfo && heard.mock.calls.length < 10) element.login(userInfo);
    });
    page.login(user);
    expect(heard.mock.calls).toEqual([[true]]);
  });

  it('keep a session that could not be stored, each its own', () => {
    const [page, element] = openWindow(forbiddenStorage);
    element.login(user);
    expect(element.getSnapshot().userInfo).toEqual(user);
    expect(page.getSnapshot().isLoggedIn).toBe(false);
    page.logout();
    expect(element.getSnapshot().userInfo).toEqual(user);
  });

  it('need no source that dispatches events', () => {
    const events = { addEventListener() {}, removeEventListener() {} };
    const session = createSessionStore({ storage: memoryStorage(), events });
    session.login(user);
    expect(session.getSnapshot().userInfo).toEqual(user);
  });
});
