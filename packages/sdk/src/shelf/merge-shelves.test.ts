import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { keptKinds } from '../contract/constants.ts';
import type { KeptEntry } from '../contract/shelf.ts';
import { mergeShelves, toEntries, unknownTo } from './merge-shelves.ts';

const entry = (id: string, kept: boolean, second: number): KeptEntry => ({
  kind: 'article',
  id,
  title: id,
  kept,
  at: new Date(second * 1000).toISOString(),
});

/** Few ids and times, so that decisions about one item meet. */
const shelf = fc
  .array(
    fc.record({
      kind: fc.constantFrom(...keptKinds),
      id: fc.constantFrom('a', 'b', 'c'),
      kept: fc.boolean(),
      second: fc.integer({ min: 0, max: 5 }),
    }),
  )
  .map((items) =>
    mergeShelves(items.map(({ kind, id, kept, second }) => ({ ...entry(id, kept, second), kind }))),
  );

describe('a merge of shelves', () => {
  it('keeps the later decision about each item, newest first', () => {
    const phone = [entry('lamp', true, 1), entry('bell', true, 2)];
    const desktop = [entry('lamp', false, 3), entry('tram', true, 1)];
    expect(mergeShelves(phone, desktop)).toEqual([
      entry('lamp', false, 3),
      entry('bell', true, 2),
      entry('tram', true, 1),
    ]);
  });

  it('gives the same in any order, number and grouping', () => {
    fc.assert(
      fc.property(shelf, shelf, shelf, (a, b, c) => {
        const all = mergeShelves(a, b, c);
        expect(mergeShelves(c, a, b)).toEqual(all);
        expect(mergeShelves(mergeShelves(a, b), c)).toEqual(all);
        expect(mergeShelves(all, all, a)).toEqual(all);
      }),
    );
  });

  it('drops the oldest of more than 500', () => {
    const many = Array.from({ length: 501 }, (_, index) => entry(`a${index}`, true, index));
    const merged = mergeShelves(many);
    expect(merged).toHaveLength(500);
    expect(merged.map(({ id }) => id)).not.toContain('a0');
  });

  it('leaves nothing that the account does not know', () => {
    fc.assert(
      fc.property(shelf, shelf, (account, local) => {
        const sent = unknownTo(account, mergeShelves(account, local));
        expect(mergeShelves(account, sent)).toEqual(mergeShelves(account, local));
      }),
    );
  });
});

it('drops invalid entries', () => {
  const good = entry('lamp', true, 1);
  const wrong = [
    null,
    7,
    {},
    { ...good, kind: 'moon' },
    { ...good, at: 'soon' },
    { ...good, id: '' },
  ];
  expect(toEntries([...wrong, good])).toEqual([good]);
  expect(toEntries({ 0: good })).toEqual([]);
});
