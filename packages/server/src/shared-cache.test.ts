import { beforeEach, describe, expect, it, vi } from 'vitest';
import { type CacheDecision, SharedCache } from './shared-cache.ts';

let now = 0;
const newCache = (capacity = 10) =>
  new SharedCache<string>({ now: () => now, freshMs: () => 100, staleMs: 1000, capacity });

beforeEach(() => {
  now = 0;
});

describe('shared cache', () => {
  it('computes a value once for concurrent callers', async () => {
    const cache = newCache();
    const compute = vi.fn(async () => 'page');
    const answers = await Promise.all(Array.from({ length: 500 }, () => cache.get('/', compute)));
    expect(new Set(answers)).toEqual(new Set(['page']));
    expect(compute).toHaveBeenCalledOnce();
  });

  it('serves the stale value during one renewal, then the new one', async () => {
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

  it('computes anew when the stale time is over', async () => {
    const cache = newCache();
    await cache.get('/', async () => 'old');
    now = 1101;
    expect(await cache.get('/', async () => 'new')).toBe('new');
  });

  it('hands the stored value to its renewal', async () => {
    const cache = newCache();
    const compute = vi.fn(async (stored: string | undefined) => stored ?? 'first');
    await cache.get('/', compute);
    now = 101;
    await cache.get('/', compute);
    expect(compute.mock.calls).toEqual([[undefined], ['first']]);
  });

  it('keeps the stored value when its renewal fails', async () => {
    const cache = newCache();
    await cache.get('/', async () => 'old');
    now = 500;
    const fail = async () => {
      throw new Error('the API is down');
    };
    expect(await cache.get('/', fail)).toBe('old');
    expect(await cache.get('/', fail)).toBe('old');
  });

  it.each([
    ['fails', async () => Promise.reject(new Error('the API is down'))],
    ['is bypassed', async () => 'error page'],
  ])('pauses after a renewal that %s, and then tries again', async (_, renewal) => {
    const cache = newCache();
    await cache.get('/', async () => 'old');
    const renew = vi.fn<() => Promise<string>>(renewal);
    now = 101;
    for (; now < 201; now += 1) {
      expect(await cache.get('/', renew, () => 'bypass')).toBe('old');
      await Promise.allSettled(renew.mock.results.map(({ value }) => value));
    }
    expect(renew.mock.calls.length).toBeGreaterThan(10);
    expect(renew.mock.calls.length).toBeLessThan(30);
  });

  it('rejects for all waiting callers and computes anew for the next', async () => {
    const cache = newCache();
    const fail = vi.fn(async () => {
      throw new Error('broken');
    });
    const results = await Promise.allSettled([cache.get('/', fail), cache.get('/', fail)]);
    expect(results.map(({ status }) => status)).toEqual(['rejected', 'rejected']);
    expect(await cache.get('/', async () => 'page')).toBe('page');
  });

  it.each(['invalidate', 'bypass'] as const)('stores no value on %s', async (decision) => {
    const cache = newCache();
    await cache.get(
      '/',
      async () => 'error page',
      () => decision,
    );
    expect(await cache.get('/', async () => 'page')).toBe('page');
  });

  it('keeps the stored value on bypass and drops it on invalidate', async () => {
    const cache = newCache();
    await cache.get('/', async () => 'old');
    now = 101;
    const renewAs = (decision: CacheDecision) =>
      cache.get(
        '/',
        async () => 'other',
        () => decision,
      );
    expect(await renewAs('bypass')).toBe('old');
    now = 105;
    expect(await renewAs('invalidate')).toBe('old');
    await expect
      .poll(() => {
        now += 5;
        return renewAs('invalidate');
      })
      .toBe('other');
  });

  it('keeps brief values while they are fresh, in place of stored ones and apart from them', async () => {
    const cache = newCache(2);
    const briefly = (key: string, value: string) =>
      cache.get(
        key,
        async () => value,
        () => 'store-briefly',
      );
    await cache.get('a', async () => 'page');
    for (const key of ['b', 'c', 'd']) await briefly(key, 'gone');
    expect(await cache.get('a', async () => 'other')).toBe('page');
    expect(await cache.get('d', async () => 'page')).toBe('gone');
    now = 101;
    expect(await cache.get('d', async () => 'page')).toBe('page');
    await briefly('a', 'gone');
    await expect.poll(() => cache.peek('a')).toBe('gone');
    cache.drop((value) => value === 'gone');
    expect(cache.peek('a')).toBeUndefined();
  });

  it('drops the least recently used value when it is full', async () => {
    const cache = newCache(2);
    const compute = (page: string) => async () => page;
    await cache.get('a', compute('a'));
    await cache.get('b', compute('b'));
    await cache.get('a', compute('unused'));
    await cache.get('c', compute('c'));
    expect(await cache.get('a', compute('again'))).toBe('a');
    expect(await cache.get('b', compute('again'))).toBe('again');
  });
});
