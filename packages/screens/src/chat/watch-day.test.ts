import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { watchDay } from './watch-day.ts';

let page: EventTarget & { visibilityState: string };
beforeEach(() => {
  page = Object.assign(new EventTarget(), { visibilityState: 'visible' });
  vi.stubGlobal('document', page);
  vi.useFakeTimers({ now: new Date('2026-03-01T23:50') });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const at = (time: string) => new Date(time).getTime();
const show = (state: string) => {
  page.visibilityState = state;
  page.dispatchEvent(new Event('visibilitychange'));
};

it('reports the time at once and at each midnight', () => {
  const onDay = vi.fn();
  const stop = watchDay(onDay);
  expect(onDay).toHaveBeenLastCalledWith(at('2026-03-01T23:50'));
  show('visible');
  expect(onDay).toHaveBeenCalledOnce();
  vi.advanceTimersByTime(10 * 60_000);
  expect(onDay).toHaveBeenLastCalledWith(at('2026-03-02T00:00'));
  vi.advanceTimersByTime(24 * 60 * 60_000);
  expect(onDay).toHaveBeenLastCalledWith(at('2026-03-03T00:00'));
  stop();
  onDay.mockClear();
  vi.advanceTimersByTime(48 * 60 * 60_000);
  show('visible');
  expect(onDay).not.toHaveBeenCalled();
});

it('reports a new day when the page becomes visible after sleep', () => {
  const onDay = vi.fn();
  const stop = watchDay(onDay);
  show('hidden');
  vi.setSystemTime(new Date('2026-03-04T08:00'));
  expect(onDay).toHaveBeenCalledOnce();
  show('visible');
  expect(onDay).toHaveBeenLastCalledWith(at('2026-03-04T08:00'));
  vi.advanceTimersByTime(16 * 60 * 60_000);
  expect(onDay).toHaveBeenLastCalledWith(at('2026-03-05T00:00'));
  stop();
});
