import { describe, expect, it } from 'vitest';
import { lruMemoize } from './lru-memoize.ts';

function memoized(maxSize: number) {
  const made: string[] = [];
  const call = lruMemoize(maxSize, (word: string, size: number, other?: string) => {
    made.push(`${word} ${size} ${other}`);
    return { word };
  });
  return { call, made };
}

describe('LRU memoization', () => {
  it('computes a repeated result once', () => {
    const { call, made } = memoized(2);
    expect(call('a', 1)).toBe(call('a', 1));
    expect(made).toHaveLength(1);
  });

  it('distinguishes all arguments', () => {
    const { call, made } = memoized(9);
    call('a', 1);
    call('a', 2);
    call('a","b', 1);
    call('a', 1, 'b');
    expect(made).toHaveLength(4);
  });

  it('evicts the least recently used result', () => {
    const { call, made } = memoized(2);
    call('a', 1);
    call('b', 1);
    call('a', 1);
    call('c', 1);
    call('a', 1);
    expect(made).toHaveLength(3);
    call('b', 1);
    expect(made).toHaveLength(4);
  });

  it('names arguments that are no JSON', () => {
    const call = lruMemoize(
      2,
      ({ name }: { name: () => string }) => ({ name: name() }),
      ({ name }) => name(),
    );
    expect(call({ name: () => 'a' })).toBe(call({ name: () => 'a' }));
    expect(call({ name: () => 'b' })).toEqual({ name: 'b' });
  });
});
