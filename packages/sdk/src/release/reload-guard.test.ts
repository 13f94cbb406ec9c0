import { describe, expect, it, vi } from 'vitest';
import { memoryStorage } from '../storage/memory-storage.ts';
import { forbiddenStorage } from '../testing/storage.ts';
import { createReloadGuard, RELOAD_GUARD_MS } from './reload-guard.ts';

/** A tab with a sequence of reloads. */
function openTab(storage: Storage | null = memoryStorage()) {
  const tab = {
    now: 1_000_000,
    pages: 0,
    /** Reloads the page. */
    load(build = 'a') {
      const cameByReload = tab.pages > 0;
      tab.pages += 1;
      return createReloadGuard({
        build,
        storage,
        now: () => tab.now,
        cameByReload: () => cameByReload,
      });
    },
  };
  return tab;
}

describe('reload guard', () => {
  it('allows one reload of a path', () => {
    const tab = openTab();
    expect(tab.load().mayReload('/game-library')).toBe(true);
    expect(tab.load().mayReload('/game-library')).toBe(false);
  });

  it('allows one reload when several chunks fail', () => {
    const guard = openTab().load();
    expect(['/', '/', '/'].map((path) => guard.mayReload(path))).toEqual([true, false, false]);
  });

  it('counts each path separately', () => {
    const tab = openTab();
    expect(tab.load().mayReload('/a')).toBe(true);
    expect(tab.load().mayReload('/b')).toBe(true);
    expect(tab.load().mayReload('/a')).toBe(false);
    expect(tab.load().mayReload('/b')).toBe(false);
  });

  it('is not cleared by a successful load', () => {
    const tab = openTab();
    tab.load().mayReload('/');
    tab.load();
    tab.now += 5_000;
    expect(tab.load().mayReload('/')).toBe(false);
  });

  it('allows another build after 10 s', () => {
    const tab = openTab();
    tab.load('a').mayReload('/');
    tab.now += RELOAD_GUARD_MS - 1;
    expect(tab.load('b').mayReload('/')).toBe(false);
    tab.now += 1;
    expect(tab.load('b').mayReload('/')).toBe(true);
    expect(tab.load('c').mayReload('/')).toBe(false);
  });

  it('allows the same build after a minute', () => {
    const tab = openTab();
    tab.load().mayReload('/');
    tab.now += 59_999;
    expect(tab.load().mayReload('/')).toBe(false);
    tab.now += 1;
    expect(tab.load().mayReload('/')).toBe(true);
  });

  it('removes records older than a minute', () => {
    const storage = memoryStorage();
    const tab = openTab(storage);
    for (let minute = 0; minute < 50; minute += 1) {
      tab.load().mayReload(`/${minute}`);
      tab.now += 60_000;
    }
    expect(storage.getItem('companion-reloads')!.length).toBeLessThan(100);
  });

  it.each([
    ['forbidden', forbiddenStorage],
    ['not there', null],
    [
      'full',
      {
        ...memoryStorage(),
        setItem() {
          throw new DOMException('full', 'QuotaExceededError');
        },
      },
    ],
  ])('allows one reload at all when storage is %s', (_, storage) => {
    const tab = openTab(storage);
    const first = tab.load();
    expect(first.mayReload('/')).toBe(true);
    expect(first.mayReload('/')).toBe(false);
    expect(tab.load().mayReload('/')).toBe(false);
    tab.now += 3_600_000;
    expect(tab.load().mayReload('/')).toBe(false);
  });

  it.each([
    '{',
    '7',
    'null',
    '{"path":"/"}',
    '[null,7,{"path":"/"}]',
    '[{"path":"/","at":"now","build":"a"}]',
    '[{"path":7,"at":1000000,"build":"a"}]',
    '[{"path":"/","at":1000000,"build":7}]',
  ])('ignores %s in storage', (value) => {
    const tab = openTab(memoryStorage(new Map([['companion-reloads', value]])));
    expect(tab.load().mayReload('/')).toBe(true);
    expect(tab.load().mayReload('/')).toBe(false);
  });

  it.each([5_000, 3_600_000])('does not loop when the clock is set back by %i ms', (back) => {
    const tab = openTab();
    tab.load().mayReload('/');
    tab.now -= back;
    const allowed = Array.from({ length: 20 }, () => tab.load().mayReload('/'));
    expect(allowed.filter(Boolean).length).toBeLessThanOrEqual(1);
  });

  it.each([
    ['reload', false],
    ['navigate', true],
  ])('decides by the navigation type %s when nothing can be stored', (type, allowed) => {
    const entries = vi
      .spyOn(performance, 'getEntriesByType')
      .mockReturnValue([{ type }] as unknown as PerformanceEntryList);
    expect(createReloadGuard({ build: 'a', storage: null }).mayReload('/')).toBe(allowed);
    entries.mockRestore();
  });
});
