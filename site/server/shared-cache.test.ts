import { beforeEach, describe, expect, it, vi } from 'vitest';
import { type Fate, SharedCache } from './shared-cache.ts';

let now = 0;
const newCache = (capacity = 10) =>
  new SharedCache<string>({ now: () => now, freshMs: 100, staleMs: 1000, capacity });

beforeEach(() => {
  now = 0;
});

describe('the pages in memory', () => {
  it('are rendered once, however many ask at once', async () => {
    const cache = newCache();
    const render = vi.fn(async () => 'page');
    const answers = await Promise.all(Array.from({ length: 500 }, () => cache.get('/', render)));
    expect(new Set(answers)).toEqual(new Set(['page']));
    expect(render).toHaveBeenCalledOnce();
  });

  it('are served stale while one renewal runs, then fresh', async () => {
    const cache = newCache();
    await cache.get('/', async () => 'old');
    now = 101;
    const renew = vi.fn(async () => 'new');
    expect(await Promise.all(Array.from({ length: 50 }, () => cache.get('/', renew)))).toEqual(
      Array.from({ length: 50 }, () => 'old'),
    );
    expect(renew).toHaveBeenCalledOnce();
    expect(await cache.get('/', renew)).toBe('new');
  });

  it('are at hand when they are renewed', async () => {
    const cache = newCache();
    const render = vi.fn(async (kept: string | undefined) => kept ?? 'first');
    await cache.get('/', render);
    now = 101;
    await cache.get('/', render);
    expect(render.mock.calls).toEqual([[undefined], ['first']]);
  });

  it('outlive a renewal that fails', async () => {
    const cache = newCache();
    await cache.get('/', async () => 'old');
    now = 500;
    const fail = async () => {
      throw new Error('the API is down');
    };
    expect(await cache.get('/', fail)).toBe('old');
    expect(await cache.get('/', fail)).toBe('old');
  });

  it('fail for all who waited and are tried again by the next', async () => {
    const cache = newCache();
    const fail = vi.fn(async () => {
      throw new Error('broken');
    });
    const results = await Promise.allSettled([cache.get('/', fail), cache.get('/', fail)]);
    expect(results.map(({ status }) => status)).toEqual(['rejected', 'rejected']);
    expect(await cache.get('/', async () => 'page')).toBe('page');
  });

  it.each(['outdated', 'passing'] as const)('are not kept when they are %s', async (fate) => {
    const cache = newCache();
    await cache.get(
      '/',
      async () => 'error page',
      () => fate,
    );
    expect(await cache.get('/', async () => 'page')).toBe('page');
  });

  it('outlive one that is passing, and go with one that says that they are outdated', async () => {
    const cache = newCache();
    await cache.get('/', async () => 'old');
    now = 101;
    const renewTo = (fate: Fate) =>
      cache.get(
        '/',
        async () => 'other',
        () => fate,
      );
    expect(await renewTo('passing')).toBe('old');
    expect(await renewTo('outdated')).toBe('old');
    await vi.waitFor(async () => expect(await renewTo('outdated')).toBe('other'));
  });

  it('are as many as there is room for: the one used longest ago goes', async () => {
    const cache = newCache(2);
    const render = (page: string) => async () => page;
    await cache.get('a', render('a'));
    await cache.get('b', render('b'));
    await cache.get('a', render('never'));
    await cache.get('c', render('c'));
    expect(await cache.get('a', render('again'))).toBe('a');
    expect(await cache.get('b', render('again'))).toBe('again');
  });
});
