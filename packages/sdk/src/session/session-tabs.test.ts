import { describe, expect, it, vi } from 'vitest';
import { forbiddenStorage, memoryStorage } from '../testing/storage.ts';
import { createSessionStore, SESSION_STORAGE_KEY } from './session-store.ts';

const user = { access_token: 'secret-token', web_user_id: 'u1' };

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

describe('tabs', () => {
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

  it('closes the login dialogs of other tabs, and none that is asked for after a logout', () => {
    const { stores } = twoTabs();
    const [here, there] = stores;
    here!.setLoginDialogVisible(true);
    there!.setLoginDialogVisible(true);
    here!.login(user);
    expect(there!.getSnapshot().loginDialogVisible).toBe(false);
    // Its own one says first that it worked.
    expect(here!.getSnapshot().loginDialogVisible).toBe(true);
    there!.setLoginDialogVisible(true);
    here!.logout();
    expect(there!.getSnapshot().loginDialogVisible).toBe(true);
  });

  it('of a token ends only while it is the current one', () => {
    const session = createSessionStore({ storage: null, events: null });
    session.login(user);
    expect(session.logout('older-token')).toBe(false);
    expect(session.getSnapshot().userInfo).toEqual(user);
    expect(session.logout(user.access_token)).toBe(true);
    expect(session.getSnapshot()).toMatchObject({ isLoggedIn: false, userInfo: null });
    expect(session.logout(user.access_token)).toBe(false);
  });

  it('that another tab has just begun is not ended for the token before it', () => {
    const storage = memoryStorage();
    const newer = { access_token: 'newer', web_user_id: 'u2' };
    // Neither hears the other yet: the event is still on its way.
    const [here, there] = [0, 1].map(() => createSessionStore({ storage, events: null }));
    here!.login(user);
    there!.login(newer);
    expect(here!.logout(user.access_token)).toBe(false);
    expect(here!.getSnapshot().userInfo).toEqual(newer);
    expect(storage.getItem(SESSION_STORAGE_KEY)).toContain('newer');
  });

  describe('when a page comes back from the back/forward cache', () => {
    const comeBack = (tab: EventTarget, persisted = true) =>
      tab.dispatchEvent(Object.assign(new Event('pageshow'), { persisted }));
    const openTab = (storage: Storage) => {
      const tab = new EventTarget();
      return { tab, session: createSessionStore({ storage, events: tab as unknown as Window }) };
    };

    it('knows of a logout that happened meanwhile', () => {
      const storage = memoryStorage();
      const { tab, session } = openTab(storage);
      session.login(user);
      createSessionStore({ storage, events: null }).logout();
      comeBack(tab, false);
      expect(session.getSnapshot().isLoggedIn).toBe(true);
      comeBack(tab);
      expect(session.getSnapshot().isLoggedIn).toBe(false);
    });

    it('says nothing when nothing happened', () => {
      const { tab, session } = openTab(memoryStorage());
      session.login(user);
      const heard = vi.fn();
      session.subscribe(heard);
      comeBack(tab);
      expect(heard).not.toHaveBeenCalled();
    });

    it('keeps a session that the storage refused to take', () => {
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

  it('follows a storage that was cleared whole, and no other key', () => {
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

  it('is over when another tab leaves something behind that is no session', () => {
    const storage = memoryStorage();
    const tab = new EventTarget();
    const session = createSessionStore({ storage, events: tab as unknown as Window });
    session.login(user);
    storage.setItem(SESSION_STORAGE_KEY, '{"isLoggedIn":tru');
    tab.dispatchEvent(Object.assign(new Event('storage'), { key: SESSION_STORAGE_KEY }));
    expect(session.getSnapshot()).toMatchObject({ isLoggedIn: false, userInfo: null });
  });

  it('hears nobody and tells nobody any more once disposed of', () => {
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

  it('leaves nothing behind in its window once disposed of', () => {
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
