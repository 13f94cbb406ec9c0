import { expect, it } from 'vitest';
import { lruMemoize } from './lru-memoize.ts';

function counted(most: number) {
  const made: string[] = [];
  const call = lruMemoize(most, (word: string, size: number, other?: string) => {
    made.push(`${word} ${size} ${other}`);
    return { word };
  });
  return { call, made };
}

it('makes what was asked for before once', () => {
  const { call, made } = counted(2);
  expect(call('a', 1)).toBe(call('a', 1));
  expect(made).toHaveLength(1);
});

it('tells arguments apart, however they are cut', () => {
  const { call, made } = counted(9);
  call('a', 1);
  call('a', 2);
  call('a","b', 1);
  call('a', 1, 'b');
  expect(made).toHaveLength(4);
});

it('lets go of what was asked for longest ago', () => {
  const { call, made } = counted(2);
  call('a', 1);
  call('b', 1);
  call('a', 1);
  call('c', 1);
  call('a', 1);
  expect(made).toHaveLength(3);
  call('b', 1);
  expect(made).toHaveLength(4);
});
