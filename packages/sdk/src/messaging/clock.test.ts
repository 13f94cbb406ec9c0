import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { systemClock } from './clock.ts';

beforeEach(() => {
  vi.useFakeTimers({ now: 1000 });
});
afterEach(() => {
  vi.useRealTimers();
});

it('system clock calls back once, on time', () => {
  const acted: number[] = [];
  systemClock.after(500, () => acted.push(systemClock.now()));
  vi.advanceTimersByTime(5000);
  expect(acted).toEqual([1500]);
});

it('system clock does not call back after a cancel', () => {
  const act = vi.fn();
  systemClock.after(500, act)();
  vi.advanceTimersByTime(5000);
  expect(act).not.toHaveBeenCalled();
});
