import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createSessionStore, type SessionStore } from '../session/session-store.ts';
import { forbiddenStorage } from '../testing/storage.ts';
import { SDK_KEYS } from './keys.ts';
import { memoryStorage } from './memory-storage.ts';
import { createStorageRegistry, type StorageRegistry } from './registry.ts';

const STORY = 'companion-story-lamp';
const DRAFT = 'companion-draft-lamp';
const REMOVAL = 'companion-removal';

let browser: Map<string, string>;
let events: EventTarget;
let session: SessionStore;
let registry: StorageRegistry;
let stop: () => void;

/** Loads the page in a tab; without `tab` in a new one. The session lasts over page loads. */
function loadPage(tab = new Map<string, string>()): Map<string, string> {
  stop?.();
  registry = createStorageRegistry({
    local: memoryStorage(browser),
    session: memoryStorage(tab),
    events: events as unknown as Window,
  });
  stop = registry.syncOwner(session);
  return tab;
}

function clearInAnotherTab(): void {
  createStorageRegistry({ local: memoryStorage(browser), session: null }).clearVisitor();
  events.dispatchEvent(Object.assign(new Event('storage'), { key: 'companion-owner' }));
}

const logIn = (id: string) => session.login({ web_user_id: id, access_token: `token-${id}` });
const logOut = () => {
  registry.clearVisitor();
  // Other state of the page may change before the session ends.
  session.setLoginDialogVisible(true);
  session.setLoginDialogVisible(false);
  session.logout();
};
const expire = () => session.logout();

beforeEach(() => {
  browser = new Map();
  events = new EventTarget();
  session = createSessionStore({ storage: null, events: null });
  loadPage();
});
afterEach(() => stop());

describe('local storage of the visitor', () => {
  it('is cleared when another account logs in', () => {
    logIn('ann');
    browser.set(STORY, '[1,2]');
    expire();
    logIn('ben');
    expect(browser.has(STORY)).toBe(false);
  });

  it('is cleared when another account logs in on a later page load', () => {
    logIn('ann');
    browser.set(STORY, '[1,2]');
    expire();
    loadPage();
    expect(browser.get(STORY)).toBe('[1,2]');
    logIn('ben');
    expect(browser.has(STORY)).toBe(false);
  });

  it('stays when the same account logs in again after the session expired', () => {
    logIn('ann');
    browser.set(STORY, '[1,2]');
    expire();
    loadPage();
    logIn('ann');
    expect(browser.get(STORY)).toBe('[1,2]');
  });

  it('goes from a logged-out visitor to the account that logs in next', () => {
    logIn('ann');
    logOut();
    expect([...browser]).toEqual([]);
    browser.set(STORY, '[1,2]');
    logIn('ben');
    expect(browser.get(STORY)).toBe('[1,2]');
  });
});

describe('session storage of the visitor', () => {
  it('is cleared after a logout in another tab, even if this tab was closed then', () => {
    const tab = loadPage();
    logIn('ann');
    tab.set(DRAFT, 'secret');
    tab.set(REMOVAL, '1790000000000');
    loadPage();
    logOut();
    loadPage(tab);
    expect([...tab]).toEqual([]);
  });

  it('is cleared after another account logged in in another tab', () => {
    const tab = loadPage();
    logIn('ann');
    tab.set(DRAFT, 'secret');
    loadPage();
    expire();
    logIn('ben');
    loadPage(tab);
    expect(tab.has(DRAFT)).toBe(false);
  });

  it('is cleared when another tab ends the session before it clears', () => {
    const tab = loadPage();
    logIn('ann');
    tab.set(DRAFT, 'secret');
    session.logout();
    clearInAnotherTab();
    expect([...tab]).toEqual([]);
  });

  it('is cleared of what was written between a clear in another tab and the end of the session', () => {
    const tab = loadPage();
    logIn('ann');
    clearInAnotherTab();
    tab.set(DRAFT, 'secret');
    session.logout();
    expect([...tab]).toEqual([]);
  });

  it('stays at the first login and when the same account comes back', () => {
    const tab = loadPage();
    tab.set(DRAFT, 'unfinished');
    logIn('ann');
    expect(tab.get(DRAFT)).toBe('unfinished');
    expire();
    loadPage(tab);
    logIn('ann');
    expect(tab.get(DRAFT)).toBe('unfinished');
  });
});

describe('the owner of a tab', () => {
  it('is the account also after its session expired, until a logout or another login', () => {
    const { isOwner } = registry;
    expect(isOwner('ann')).toBe(false);
    logIn('ann');
    expire();
    expect(isOwner('ann')).toBe(true);
    logIn('ann');
    logOut();
    expect(isOwner('ann')).toBe(false);
    logIn('ben');
    expect([isOwner('ann'), isOwner('ben')]).toEqual([false, true]);
  });
});

describe('the registry', () => {
  it('clears by owner: keys of the browser and of others stay', () => {
    const kept = [
      'user-store',
      'companion-cooldown',
      'companion-web-id',
      'companion-theme',
      'companion-drafty',
      'other-companion-story-lamp',
    ];
    for (const name of [...kept, STORY]) browser.set(name, 'value');
    const tab = loadPage(new Map([['companion-reloads', '[]']]));
    registry.clearVisitor();
    expect([...browser.keys()]).toEqual(kept);
    expect([...tab.keys()]).toEqual(['companion-reloads']);
  });

  it('clears keys of the host that belong to the visitor', () => {
    const local = memoryStorage(browser);
    const keys = [
      { name: 'host-name', area: 'local', owner: 'visitor' },
      { name: 'host-theme', area: 'local', owner: 'browser' },
      { prefix: 'host-note-', area: 'local', owner: 'visitor' },
    ] as const;
    for (const name of ['host-name', 'host-theme', 'host-note-1']) browser.set(name, 'value');
    createStorageRegistry({ keys, local, session: null }).clearVisitor();
    expect([...browser.keys()]).toEqual(['host-theme']);
  });

  it('declares each key of the SDK once', () => {
    const names = SDK_KEYS.map((key) => [key.area, 'prefix' in key ? key.prefix : key.name].join());
    expect(new Set(names).size).toBe(names.length);
  });

  it.each([
    ['forbidden', forbiddenStorage],
    ['missing', null],
  ])('keeps logins working when storage is %s', (_, storage) => {
    const { syncOwner, clearVisitor } = createStorageRegistry({ local: storage, session: storage });
    stop();
    stop = syncOwner(session);
    expect(() => logIn('ann')).not.toThrow();
    expect(session.getSnapshot().isLoggedIn).toBe(true);
    expect(clearVisitor).not.toThrow();
  });

  it('keeps drafts over reloads when only local storage is forbidden', () => {
    const tab = new Map([[DRAFT, 'unfinished']]);
    logIn('ann');
    for (let load = 0; load < 2; load += 1) {
      const options = { local: forbiddenStorage, session: memoryStorage(tab) };
      createStorageRegistry(options).syncOwner(session)();
    }
    expect(tab.get(DRAFT)).toBe('unfinished');
  });

  it('follows no session after it was stopped', () => {
    logIn('ann');
    browser.set(STORY, '[1,2]');
    stop();
    logIn('ben');
    expect(browser.get(STORY)).toBe('[1,2]');
  });
});

it('deletes the visitor’s caches at a logout, also where caches are forbidden', () => {
  const deleted = vi.fn(async (_: string) => {
    throw new DOMException('forbidden', 'SecurityError');
  });
  const page = createStorageRegistry({ local: null, session: null, caches: ['guides'] });
  page.clearVisitor();
  vi.stubGlobal('caches', { delete: deleted });
  page.clearVisitor();
  expect(deleted.mock.calls).toEqual([['guides']]);
});
