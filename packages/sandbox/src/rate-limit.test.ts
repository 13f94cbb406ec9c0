import { describe, expect, test } from 'vitest';
import { createRateLimit } from './rate-limit.ts';
import { DAY_MS, MINUTE_MS } from './time.ts';

test('counts each key by itself, within a sliding window', () => {
  let at = 0;
  const limit = createRateLimit(2, () => at);
  expect([limit.take('a'), limit.left('a'), limit.left('b')]).toEqual([0, 1, 2]);
  at = 10_000;
  expect([limit.take('a'), limit.take('a'), limit.left('a')]).toEqual([0, 50_000, 0]);
  at = MINUTE_MS;
  expect([limit.left('a'), limit.take('a'), limit.take('a')]).toEqual([1, 0, 10_000]);
  limit.forget('a');
  expect(limit.left('a')).toBe(2);
});

describe('a clock that jumps ahead and back', () => {
  test.each([MINUTE_MS / 2, DAY_MS])(
    'by %d ms locks nobody out for longer than the window',
    (jump) => {
      let at = jump;
      const limit = createRateLimit(1, () => at);
      limit.take('a');
      at = 0;
      expect(limit.take('a')).toBe(MINUTE_MS);
      at = MINUTE_MS - 1;
      expect(limit.take('a')).toBe(1);
      at = MINUTE_MS;
      expect(limit.take('a')).toBe(0);
    },
  );

  test('by a moment does not lift the limit', () => {
    let at = 1000;
    const limit = createRateLimit(1, () => at);
    limit.take('a');
    at = 990;
    expect(limit.take('a')).toBe(MINUTE_MS);
  });
});
