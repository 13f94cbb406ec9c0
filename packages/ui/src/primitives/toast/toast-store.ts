/** Default duration of a toast (spec §4, §9). 0 means that it does not close by itself. */
export const TOAST_DURATION_MS = 3000;

/** Toasts shown at once; the others wait. */
export const VISIBLE_TOASTS = 3;

export type ToastTone = 'success' | 'error' | 'info';

export interface Toast {
  readonly id: number;
  readonly tone: ToastTone;
  readonly message: string;
  /** Number of times the same message was shown again. */
  readonly repeats: number;
}

export interface ToastState {
  /** Oldest first, at most `VISIBLE_TOASTS`. */
  readonly visible: readonly Toast[];
  /** Toasts in the queue, next first. */
  readonly waiting: readonly Toast[];
}

/** Reason to pause the timers. */
export type PauseReason = 'pointer' | 'focus' | 'window' | 'hidden';

export interface ToastStore {
  subscribe(listener: () => void): () => void;
  getSnapshot(): ToastState;
  /** Shows a message and returns the id of its toast. The timer of an equal message restarts. */
  show(tone: ToastTone, message: string, options?: { duration?: number }): number;
  close(id: number): void;
  pause(reason: PauseReason): void;
  resume(reason: PauseReason): void;
  /** Registers a viewport and returns a function that removes it. Timers pause without a viewport. */
  attach(): () => void;
}

export interface ToastClock {
  /** Monotonic time, ms. */
  now(): number;
  /** Calls `callback` after `ms`, or earlier. Returns a function that cancels it. */
  after(ms: number, callback: () => void): () => void;
}

/** Browsers fire a timer of a longer time at once. */
const MAX_TIMER_MS = 2 ** 31 - 1;

const realClock: ToastClock = {
  now: () => performance.now(),
  after(ms, callback) {
    const timer = setTimeout(callback, Math.min(ms, MAX_TIMER_MS));
    return () => clearTimeout(timer);
  },
};

interface Entry {
  toast: Toast;
  /** ms; `Infinity` for toasts that do not close by themselves. */
  remainingMs: number;
}

/** The state on a server and in the first render. */
export const emptyState: ToastState = { visible: [], waiting: [] };

/** Queue and timers of toasts. Timers run for visible toasts while a viewport is mounted and nothing pauses them. */
export function createToastStore(clock: ToastClock = realClock): ToastStore {
  const listeners = new Set<() => void>();
  const pauses = new Set<PauseReason>();
  let viewports = 0;
  let entries: Entry[] = [];
  let state = emptyState;
  let nextId = 1;
  let countedAt = clock.now();
  let cancelTimer: (() => void) | undefined;

  const isRunning = () => viewports > 0 && pauses.size === 0;
  const isShown = (_: Entry, index: number) => index < VISIBLE_TOASTS;

  /** Updates the remaining times, applies `change`, and starts the timer of the next toast that ends. */
  function update(change: () => void): void {
    const elapsed = isRunning() ? clock.now() - countedAt : 0;
    countedAt = clock.now();
    for (const entry of entries.filter(isShown)) entry.remainingMs -= elapsed;
    change();
    entries = entries.filter((entry, index) => !(isShown(entry, index) && entry.remainingMs <= 0));
    cancelTimer?.();
    cancelTimer = undefined;
    const soonest = Math.min(...entries.filter(isShown).map(({ remainingMs }) => remainingMs));
    if (isRunning() && Number.isFinite(soonest))
      cancelTimer = clock.after(soonest, () => update(() => {}));
    publish();
  }

  function publish(): void {
    const all = entries.map(({ toast }) => toast);
    const before = [...state.visible, ...state.waiting];
    if (all.length === before.length && all.every((toast, index) => toast === before[index]))
      return;
    state = { visible: all.slice(0, VISIBLE_TOASTS), waiting: all.slice(VISIBLE_TOASTS) };
    for (const listener of listeners) listener();
  }

  return {
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    getSnapshot: () => state,
    show(tone, message, { duration = TOAST_DURATION_MS } = {}) {
      const durationMs = duration === 0 ? Number.POSITIVE_INFINITY : duration;
      let id = nextId;
      update(() => {
        const known = entries.find(({ toast }) => toast.tone === tone && toast.message === message);
        if (known) {
          id = known.toast.id;
          known.remainingMs = durationMs;
          known.toast = { ...known.toast, repeats: known.toast.repeats + 1 };
          return;
        }
        nextId += 1;
        entries.push({
          toast: { id, tone, message, repeats: 0 },
          remainingMs: durationMs,
        });
      });
      return id;
    },
    close(id) {
      update(() => {
        entries = entries.filter(({ toast }) => toast.id !== id);
      });
    },
    pause: (reason) => update(() => pauses.add(reason)),
    resume: (reason) => update(() => pauses.delete(reason)),
    attach() {
      update(() => {
        viewports += 1;
      });
      return () =>
        update(() => {
          viewports -= 1;
        });
    },
  };
}

/** The default store. Toasts shown before a `ToastViewport` is mounted wait for it. */
export const toasts = createToastStore();

/** All visitors of a server share its modules, so nothing is kept there. */
const shows = (tone: ToastTone) => (message: string, options?: { duration?: number }) =>
  typeof document === 'undefined' ? 0 : toasts.show(tone, message, options);

/**
 * Shows toasts from anywhere, inside or outside of components: `toast.success('…')`. On a server nothing is shown: the id
 * is then 0.
 */
export const toast = {
  success: shows('success'),
  error: shows('error'),
  info: shows('info'),
  close: (id: number) => toasts.close(id),
};
