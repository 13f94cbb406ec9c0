import fc from 'fast-check';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { mergeQuery, withRetainedQuery } from './query.ts';

const query = fc
  .array(fc.tuple(fc.constantFrom('a', 'b', 'channel', '__proto__', 'x[y]'), fc.string()))
  .map((pairs) => new URLSearchParams(pairs));
const sorted = (parameters: URLSearchParams) => [...parameters].map(String).sort();

afterEach(() => {
  vi.restoreAllMocks();
});

describe('a retained query', () => {
  it('stays in a link also where URLSearchParams has no size, as in Safari 16', () => {
    vi.spyOn(URLSearchParams.prototype, 'size', 'get').mockReturnValue(undefined as never);
    expect(withRetainedQuery('/activity#top', '?channel=a')).toBe('/activity?channel=a#top');
    expect(withRetainedQuery('/activity', '')).toBe('/activity');
  });
});

describe('merging a query', () => {
  it.each([
    ['channel=a', 'x=1', 'x=1&channel=a'],
    ['channel=a', 'channel=b', 'channel=b'],
    ['x=1&x=2', '', 'x=1&x=2'],
    ['x=1&x=2', 'x=3', 'x=3'],
    ['__proto__=1', 'constructor=2', 'constructor=2&__proto__=1'],
  ])('%j into %j is %j', (previous, next, merged) => {
    expect(mergeQuery(new URLSearchParams(previous), new URLSearchParams(next)).toString()).toBe(
      merged,
    );
  });

  it('changes nothing the second time and does not grow', () => {
    fc.assert(
      fc.property(query, query, (previous, next) => {
        const once = mergeQuery(previous, next);
        expect(mergeQuery(previous, once).toString()).toBe(once.toString());
        expect(mergeQuery(once, next).size).toBe(once.size);
        expect(({} as Record<string, unknown>)['1']).toBeUndefined();
      }),
      { numRuns: 1000 },
    );
  });

  it('keeps every parameter of the next address', () => {
    fc.assert(
      fc.property(query, query, (previous, next) => {
        const merged = sorted(mergeQuery(previous, next));
        for (const pair of sorted(next)) expect(merged).toContain(pair);
      }),
      { numRuns: 1000 },
    );
  });
});

describe('a link', () => {
  it.each([
    ['/about-us', '?channel=a', '/about-us?channel=a'],
    ['/about-us?x=1#y', '?channel=a', '/about-us?x=1&channel=a#y'],
    ['/about-us', '', '/about-us'],
  ])('to %s from a page with %j goes to %s', (to, search, href) => {
    expect(withRetainedQuery(to, search)).toBe(href);
  });
});
