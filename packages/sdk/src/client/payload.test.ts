import * as v from 'valibot';
import { describe, expect, it, vi } from 'vitest';
import { checkedBy, isObject, parseLists } from './payload.ts';

/** Fails when something is replaced that should not be. */
const nothing = (fields: string) => expect.unreachable(`replaced: ${fields}`);

describe('payload validated by a schema', () => {
  const check = checkedBy(
    v.object({ token: v.string(), user: v.object({ id: v.string() }), more: v.array(v.number()) }),
  );
  const read = (payload: unknown) => check(payload, nothing);

  it('contains only the fields of the contract', () => {
    const payload = { token: 't', user: { id: 'u', extra: 1 }, more: [1], extra: 1 };
    expect(read(payload)).toEqual({ token: 't', user: { id: 'u' }, more: [1] });
  });

  it('names every wrong field without its value', () => {
    const wrong = { token: 42, user: { id: ['secret'] }, more: ['secret'] };
    expect(() => read(wrong)).toThrow(
      new Error('token, user.id, more.0: not as the contract says'),
    );
  });

  it('names the payload when it is not an object', () => {
    expect(() => read('secret')).toThrow(new Error('payload: not as the contract says'));
  });
});

interface Shelf {
  items: { tags: string[]; name: string }[];
  kinds: { id: string }[];
  words: string[];
  total: number;
}

describe('payload with parsed lists', () => {
  const parse = parseLists<Shelf>({
    required: { items: ['tags'] },
    optional: { kinds: [], words: null },
  });
  const read = (payload: unknown, onReplaced: (fields: string) => void = nothing) =>
    parse(payload, onReplaced);

  it('stays the same when its lists are valid', () => {
    const payload = {
      items: [{ tags: ['a'], name: 'x', extra: 1 }],
      kinds: [{ id: 'k' }],
      words: ['w', 7],
      total: 'many',
      extra: { deep: true },
    };
    expect(read(payload)).toEqual(payload);
  });

  it.each([undefined, null, 'text', 7, {}])('has an empty list instead of %j', (list) => {
    expect(read({ items: [], kinds: list, words: list })).toEqual({
      items: [],
      kinds: [],
      words: [],
    });
  });

  it('has lists in each item', () => {
    expect(read({ items: [{ name: 'x' }, { tags: null }] }).items).toEqual([
      { name: 'x', tags: [] },
      { tags: [] },
    ]);
  });

  it('removes items that are not objects from optional lists', () => {
    const onReplaced = vi.fn();
    const kinds = [null, 'text', [], { id: 'k' }];
    expect(read({ items: [], kinds }, onReplaced).kinds).toEqual([{ id: 'k' }]);
    expect(onReplaced.mock.calls).toEqual([['payload.kinds']]);
  });

  it.each([undefined, null, 'text', {}])(
    'is none without a list that a screen needs: %j',
    (items) => {
      expect(() => read({ items })).toThrow(new Error('payload.items: not a list'));
    },
  );

  it.each([null, 'text', 7, [[]]])('leaves out a required item that is %j', (item) => {
    const onReplaced = vi.fn();
    const items = [{ name: 'x', tags: [] }];
    expect(read({ items: [item, ...items, item] }, onReplaced).items).toEqual(items);
    expect(onReplaced.mock.calls).toEqual([['payload.items']]);
  });

  it('ends a list that is too long', () => {
    const onReplaced = vi.fn();
    const words = Array.from({ length: 100_000 }, () => 'w');
    expect(read({ items: [], words }, onReplaced).words.length).toBeLessThan(1000);
    expect(onReplaced.mock.calls).toEqual([['payload.words']]);
  });

  it.each([undefined, null, 'text', 7, [], [{}]])('is refused when it is %j', (payload) => {
    expect(() => read(payload)).toThrow(new Error('payload: not an object'));
  });

  it('does not change the received object', () => {
    const payload = Object.freeze({ items: Object.freeze([Object.freeze({ name: 'x' })]) });
    read(payload);
    expect(payload).toEqual({ items: [{ name: 'x' }] });
  });
});

it.each([
  [{}, true],
  [Object.create(null), true],
  [[], false],
  [null, false],
  [undefined, false],
  ['text', false],
  [7, false],
])('isObject of %j is correct', (value, expected) => {
  expect(isObject(value)).toBe(expected);
});
