import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { forAnotherLanguage, forAnotherPage, mergeQuery, withRetainedQuery } from './query.ts';

const query = fc
  .array(fc.tuple(fc.constantFrom('a', 'b', 'channel', '__proto__', 'x[y]'), fc.string()))
  .map((pairs) => String(new URLSearchParams(pairs)));
const parametersOf = (query: string) => [...new URLSearchParams(query)];
const sorted = (query: string) => parametersOf(query).map(String).sort();

describe('merging a query', () => {
  it.each([
    ['channel=a', 'x=1', 'x=1&channel=a'],
    ['channel=a', 'channel=b', 'channel=b'],
    ['x=1&x=2', '', 'x=1&x=2'],
    ['x=1&x=2', 'x=3', 'x=3'],
    ['__proto__=1', 'constructor=2', 'constructor=2&__proto__=1'],
  ])('%j into %j is %j', (previous, next, merged) => {
    expect(mergeQuery(previous, next)).toBe(merged);
    expect(mergeQuery(`?${previous}`, `?${next}`)).toBe(merged);
  });

  it('keeps every text as it is written', () => {
    const gbk = 'channel=%B0%D9%B6%C8&bad=%&%B5%C6&a+b=c%20d';
    expect(mergeQuery(gbk, '%78=1&&y')).toBe(`%78=1&&y&${gbk}`);
    expect(mergeQuery('x=2&a%62=3', '%78=1&ab')).toBe('%78=1&ab');
  });

  it('changes nothing the second time and does not grow', () => {
    fc.assert(
      fc.property(query, query, (previous, next) => {
        const once = mergeQuery(previous, next);
        expect(mergeQuery(previous, once)).toBe(once);
        expect(parametersOf(mergeQuery(once, next))).toHaveLength(parametersOf(once).length);
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
    ['/activity#top', '?channel=a', '/activity?channel=a#top'],
    ['/about-us?x=1', '?channel=%B0%D9%B6%C8', '/about-us?x=1&channel=%B0%D9%B6%C8'],
  ])('to %s from a page with %j goes to %s', (to, search, href) => {
    expect(withRetainedQuery(to, search)).toBe(href);
  });
});

describe('the query for another page', () => {
  it.each([
    ['?channel=%B0%D9&look=a&entitiesPage=2', 'channel=%B0%D9&look=&entitiesPage='],
    ['?activity=', 'activity='],
    ['?state=ended&genre=x', 'state=&genre=x'],
    ['', ''],
  ])('of %j is %j', (search, query) => {
    expect(forAnotherPage(search)).toBe(query);
  });
});

describe('the query in another language', () => {
  it.each([
    ['?channel=%B0%D9&tag=x&companionsPage=2', '?channel=%B0%D9'],
    ['?channel=%B0%D9&companionsPage=2', '?channel=%B0%D9&companionsPage=2'],
    ['?tag=x', ''],
  ])('of %j is %j', (search, query) => {
    expect(forAnotherLanguage(search)).toBe(query);
  });
});
