import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createManualClock } from './testing/manual-clock.ts';
import {
  createToastStore,
  TOAST_DURATION_MS,
  toast,
  toasts,
  VISIBLE_TOASTS,
} from './toast-store.ts';

/** A store with a manual clock and a mounted viewport. */
function harness() {
  const clock = createManualClock();
  const store = createToastStore(clock);
  return {
    store,
    detach: store.attach(),
    shown: () => store.getSnapshot().visible.map(({ message }) => message),
    waiting: () => store.getSnapshot().waiting.map(({ message }) => message),
    advance: clock.advance,
    pending: clock.pending,
  };
}

describe('time', () => {
  it('closes a toast after 3000 ms', () => {
    const { store, shown, advance } = harness();
    store.show('info', 'a');
    advance(TOAST_DURATION_MS - 1);
    expect(shown()).toEqual(['a']);
    advance(1);
    expect(shown()).toEqual([]);
  });

  it.each([1, 10_000])('closes a toast after its own %i ms', (duration) => {
    const { store, shown, advance } = harness();
    store.show('info', 'a', { duration });
    advance(duration - 1);
    expect(shown()).toEqual(['a']);
    advance(1);
    expect(shown()).toEqual([]);
  });

  it('never closes a toast of duration 0', () => {
    const { store, shown, advance, pending } = harness();
    store.show('info', 'a', { duration: 0 });
    advance(24 * 3600_000);
    expect(shown()).toEqual(['a']);
    expect(pending()).toBe(0);
  });

  it('pauses for each reason and continues with the remaining time', () => {
    const { store, shown, advance } = harness();
    store.show('info', 'a');
    advance(2000);
    store.pause('pointer');
    store.pause('hidden');
    advance(60_000);
    store.resume('pointer');
    advance(60_000);
    store.resume('hidden');
    advance(999);
    expect(shown()).toEqual(['a']);
    advance(1);
    expect(shown()).toEqual([]);
  });

  it('runs after a reason to pause was removed twice', () => {
    const { store, shown, advance } = harness();
    store.pause('focus');
    store.resume('focus');
    store.resume('focus');
    store.show('info', 'a');
    advance(TOAST_DURATION_MS);
    expect(shown()).toEqual([]);
  });
});

describe('time of the browser', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  it('lets a toast of 30 days sleep, and closes it', () => {
    const DAY_MS = 24 * 3600_000;
    const store = createToastStore();
    store.attach();
    store.show('info', 'a', { duration: 30 * DAY_MS });
    const shownAt = Date.now();
    vi.advanceTimersToNextTimer();
    expect(Date.now() - shownAt).toBeGreaterThan(DAY_MS);
    expect(store.getSnapshot().visible).toHaveLength(1);
    vi.advanceTimersByTime(30 * DAY_MS);
    expect(store.getSnapshot().visible).toEqual([]);
  });
});

describe('time without a viewport', () => {
  it('pauses until a viewport is mounted, and after it is removed', () => {
    const { store, shown, advance, detach } = harness();
    detach();
    store.show('info', 'a');
    advance(60_000);
    const leaveAgain = store.attach();
    advance(2000);
    leaveAgain();
    advance(60_000);
    store.attach();
    advance(999);
    expect(shown()).toEqual(['a']);
    advance(1);
    expect(shown()).toEqual([]);
  });

  it('runs while one of two viewports is mounted', () => {
    const { store, shown, advance, detach } = harness();
    store.attach();
    detach();
    store.show('info', 'a');
    advance(TOAST_DURATION_MS);
    expect(shown()).toEqual([]);
  });
});

describe('the queue', () => {
  it('shows three toasts, and gives the next one its full time', () => {
    const { store, shown, waiting, advance } = harness();
    for (const message of ['a', 'b', 'c', 'd']) store.show('error', message);
    expect(shown()).toEqual(['a', 'b', 'c']);
    expect(shown()).toHaveLength(VISIBLE_TOASTS);
    expect(waiting()).toEqual(['d']);
    advance(TOAST_DURATION_MS);
    expect(shown()).toEqual(['d']);
    expect(waiting()).toEqual([]);
    advance(TOAST_DURATION_MS - 1);
    expect(shown()).toEqual(['d']);
    advance(1);
    expect(shown()).toEqual([]);
  });

  it('merges an equal message and restarts its time', () => {
    const { store, shown, advance } = harness();
    const first = store.show('error', 'a');
    advance(2000);
    expect(store.show('error', 'a')).toBe(first);
    advance(2999);
    expect(shown()).toEqual(['a']);
    advance(1);
    expect(shown()).toEqual([]);
  });

  it('does not merge equal messages of different tones', () => {
    const { store, shown } = harness();
    store.show('error', 'a');
    store.show('info', 'a');
    expect(shown()).toEqual(['a', 'a']);
  });
});

it('notifies listeners only when the toasts change', () => {
  const { store, advance } = harness();
  const listener = vi.fn();
  store.subscribe(listener);
  store.show('info', 'a');
  store.pause('pointer');
  store.resume('pointer');
  store.close(99);
  expect(listener).toHaveBeenCalledTimes(1);
  advance(TOAST_DURATION_MS);
  expect(listener).toHaveBeenCalledTimes(2);
  for (const message of ['a', 'b', 'c', 'd']) store.show('info', message);
  expect(listener).toHaveBeenCalledTimes(6);
});

it('keeps no toast on a server, which all visitors share', () => {
  toast.error('a');
  expect(toasts.getSnapshot().visible).toEqual([]);
});
