import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { checkedBy, isObject, parseLists } from './payload.ts';

describe('payload validated by a schema', () => {
  const read = checkedBy(
    v.object({ token: v.string(), user: v.object({ id: v.string() }), more: v.array(v.number()) }),
  );

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
  const read = parseLists<Shelf>({
    required: { items: ['tags'] },
    optional: { kinds: [], words: null },
  });

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
    expect(read({ items: [], kinds: [null, 'text', [], { id: 'k' }] }).kinds).toEqual([
      { id: 'k' },
    ]);
  });

  it.each([undefined, null, 'text', {}])(
    'is none without a list that a screen needs: %j',
    (items) => {
      expect(() => read({ items })).toThrow(new Error('payload.items: not a list'));
    },
  );

  it.each([null, 'text', 7, [[]]])('is refused when a required item is %j', (item) => {
    expect(() => read({ items: [item] })).toThrow(new Error('payload.items[]: not an object'));
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
