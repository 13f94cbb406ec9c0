import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { checkedBy, isObject, parseLists } from './payload.ts';

describe('a payload that is checked field by field', () => {
  const read = checkedBy(
    v.object({ token: v.string(), user: v.object({ id: v.string() }), more: v.array(v.number()) }),
  );

  it('is what the contract says of it, and no more', () => {
    const payload = { token: 't', user: { id: 'u', extra: 1 }, more: [1], extra: 1 };
    expect(read(payload)).toEqual({ token: 't', user: { id: 'u' }, more: [1] });
  });

  it('names every field that is wrong, and holds none of its values', () => {
    const wrong = { token: 42, user: { id: ['secret'] }, more: ['secret'] };
    expect(() => read(wrong)).toThrow(
      new Error('token, user.id, more.0: not as the contract says'),
    );
  });

  it('names itself when it is no object at all', () => {
    expect(() => read('secret')).toThrow(new Error('payload: not as the contract says'));
  });
});

interface Shelf {
  items: { tags: string[]; name: string }[];
  kinds: { id: string }[];
  words: string[];
  total: number;
}

describe('a payload whose lists can be walked over', () => {
  const read = parseLists<Shelf>({
    required: { items: ['tags'] },
    optional: { kinds: [], words: null },
  });

  it('is as it came, where its lists are there', () => {
    const payload = {
      items: [{ tags: ['a'], name: 'x', extra: 1 }],
      kinds: [{ id: 'k' }],
      words: ['w', 7],
      total: 'many',
      extra: { deep: true },
    };
    expect(read(payload)).toEqual(payload);
  });

  it.each([undefined, null, 'text', 7, {}])('has an empty list where there is %j', (list) => {
    expect(read({ items: [], kinds: list, words: list })).toEqual({
      items: [],
      kinds: [],
      words: [],
    });
  });

  it('has a list in each of its items', () => {
    expect(read({ items: [{ name: 'x' }, { tags: null }] }).items).toEqual([
      { name: 'x', tags: [] },
      { tags: [] },
    ]);
  });

  it('leaves out of a list that it can do without what is no object', () => {
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

  it.each([null, 'text', 7, [[]]])('is none when an item of it is %j', (item) => {
    expect(() => read({ items: [item] })).toThrow(new Error('payload.items[]: not an object'));
  });

  it.each([undefined, null, 'text', 7, [], [{}]])('is none when it is %j', (payload) => {
    expect(() => read(payload)).toThrow(new Error('payload: not an object'));
  });

  it('leaves what came untouched', () => {
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
])('of %j it is said whether it is an object', (value, expected) => {
  expect(isObject(value)).toBe(expected);
});
