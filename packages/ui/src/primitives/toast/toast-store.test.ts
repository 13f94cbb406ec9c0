import { describe, expect, it, vi } from 'vitest';
import { createHandClock } from './testing/hand-clock.ts';
import { createToastStore, TOAST_DURATION_MS, VISIBLE_TOASTS } from './toast-store.ts';

/** A store on a clock that the test moves. A viewport is mounted until `leave`. */
function harness() {
  const clock = createHandClock();
  const store = createToastStore(clock);
  return {
    store,
    leave: store.attach(),
    shown: () => store.getSnapshot().visible.map(({ message }) => message),
    waiting: () => store.getSnapshot().waiting.map(({ message }) => message),
    pass: clock.pass,
    pending: clock.pending,
  };
}

describe('time', () => {
  it('ends a toast after 3000 ms and not before', () => {
    const { store, shown, pass } = harness();
    store.show('info', 'a');
    pass(TOAST_DURATION_MS - 1);
    expect(shown()).toEqual(['a']);
    pass(1);
    expect(shown()).toEqual([]);
  });

  it.each([1, 10_000])('ends a toast after its own %i ms', (duration) => {
    const { store, shown, pass } = harness();
    store.show('info', 'a', { duration });
    pass(duration - 1);
    expect(shown()).toEqual(['a']);
    pass(1);
    expect(shown()).toEqual([]);
  });

  it('never ends a toast of duration 0', () => {
    const { store, shown, pass, pending } = harness();
    store.show('info', 'a', { duration: 0 });
    pass(24 * 3600_000);
    expect(shown()).toEqual(['a']);
    expect(pending()).toBe(0);
  });

  it('stands still while anything pauses it, and goes on with what was left', () => {
    const { store, shown, pass } = harness();
    store.show('info', 'a');
    pass(2000);
    store.pause('pointer');
    store.pause('hidden');
    pass(60_000);
    store.resume('pointer');
    pass(60_000);
    store.resume('hidden');
    pass(999);
    expect(shown()).toEqual(['a']);
    pass(1);
    expect(shown()).toEqual([]);
  });

  it('is not stuck when a reason to pause is taken back twice', () => {
    const { store, shown, pass } = harness();
    store.pause('focus');
    store.resume('focus');
    store.resume('focus');
    store.show('info', 'a');
    pass(TOAST_DURATION_MS);
    expect(shown()).toEqual([]);
  });
});

describe('time, where nothing draws the toasts', () => {
  it('stands still until something does, and again when that is gone', () => {
    const { store, shown, pass, leave } = harness();
    leave();
    store.show('info', 'a');
    pass(60_000);
    const leaveAgain = store.attach();
    pass(2000);
    leaveAgain();
    pass(60_000);
    store.attach();
    pass(999);
    expect(shown()).toEqual(['a']);
    pass(1);
    expect(shown()).toEqual([]);
  });

  it('runs while one of two still does', () => {
    const { store, shown, pass, leave } = harness();
    store.attach();
    leave();
    store.show('info', 'a');
    pass(TOAST_DURATION_MS);
    expect(shown()).toEqual([]);
  });
});

describe('the queue', () => {
  it('shows three at once; the next comes, with its whole time, when one goes', () => {
    const { store, shown, waiting, pass } = harness();
    for (const message of ['a', 'b', 'c', 'd']) store.show('error', message);
    expect(shown()).toEqual(['a', 'b', 'c']);
    expect(shown()).toHaveLength(VISIBLE_TOASTS);
    expect(waiting()).toEqual(['d']);
    pass(TOAST_DURATION_MS);
    expect(shown()).toEqual(['d']);
    expect(waiting()).toEqual([]);
    pass(TOAST_DURATION_MS - 1);
    expect(shown()).toEqual(['d']);
    pass(1);
    expect(shown()).toEqual([]);
  });

  it('merges the same message and starts its time anew', () => {
    const { store, shown, pass } = harness();
    const first = store.show('error', 'a');
    pass(2000);
    expect(store.show('error', 'a')).toBe(first);
    pass(2999);
    expect(shown()).toEqual(['a']);
    pass(1);
    expect(shown()).toEqual([]);
  });

  it('keeps the same words in another tone apart', () => {
    const { store, shown } = harness();
    store.show('error', 'a');
    store.show('info', 'a');
    expect(shown()).toEqual(['a', 'a']);
  });
});

it('tells its listeners only when there is something else to show or to say', () => {
  const { store, pass } = harness();
  const heard = vi.fn();
  store.subscribe(heard);
  store.show('info', 'a');
  store.pause('pointer');
  store.resume('pointer');
  store.close(99);
  expect(heard).toHaveBeenCalledTimes(1);
  pass(TOAST_DURATION_MS);
  expect(heard).toHaveBeenCalledTimes(2);
  for (const message of ['a', 'b', 'c', 'd']) store.show('info', message);
  expect(heard).toHaveBeenCalledTimes(6);
});
