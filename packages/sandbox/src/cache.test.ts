import { expect, test, vi } from 'vitest';
import { createCache } from './cache.ts';

/** Asks for these in turn, and says which of them had to be made. */
function asked(cache: ReturnType<typeof createCache<string>>, keys: readonly string[]): string[] {
  const made: string[] = [];
  for (const key of keys) {
    const make = vi.fn(() => key.repeat(2));
    expect(cache(key, make)).toBe(key.repeat(2));
    if (make.mock.calls.length > 0) made.push(key);
  }
  return made;
}

test('keeps so many, those that were asked for last', () => {
  const cache = createCache<string>(2);
  expect(asked(cache, ['a', 'b', 'a', 'c', 'a', 'b'])).toEqual(['a', 'b', 'c', 'b']);
});

test('keeps no more than weighs so much together', () => {
  const cache = createCache<string>(100, {
    most: 10,
    of: ({ length }, key) => length + key.length,
  });
  expect(asked(cache, ['aa', 'b', 'aa', 'b'])).toEqual(['aa', 'b']);
  // With a third they would weigh twelve.
  expect(asked(cache, ['c', 'b', 'aa', 'c'])).toEqual(['c', 'aa', 'c']);
  // What weighs more than all may is made each time, and leaves nothing behind that counts.
  expect(asked(cache, ['heavy', 'heavy', 'b', 'b'])).toEqual(['heavy', 'heavy', 'b']);
});
