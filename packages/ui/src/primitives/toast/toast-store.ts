/** spec §4, §9: a toast closes after 3000 ms unless told otherwise; 0 means never. */
export const TOAST_DURATION_MS = 3000;

/** More at once would hide the page; the rest wait their turn. */
export const VISIBLE_TOASTS = 3;

export type ToastTone = 'success' | 'error' | 'info';

export interface Toast {
  readonly id: number;
  readonly tone: ToastTone;
  readonly message: string;
  /** Counts how often the same message came again while it was shown. */
  readonly repeats: number;
}

export interface ToastState {
  /** Oldest first, at most `VISIBLE_TOASTS`. */
  readonly visible: readonly Toast[];
  /** Shown when there is room, in that order. */
  readonly waiting: readonly Toast[];
}

/** Why toasts are not counting down. */
export type PauseReason = 'pointer' | 'focus' | 'window' | 'hidden';

export interface ToastStore {
  subscribe(listener: () => void): () => void;
  getSnapshot(): ToastState;
  /** Shows a message; one that is shown already has its time started again. Returns the toast's id. */
  show(tone: ToastTone, message: string, options?: { duration?: number }): number;
  close(id: number): void;
  pause(reason: PauseReason): void;
  resume(reason: PauseReason): void;
  /** Call when a viewport mounts; returns a function for its unmount. Timers pause without a viewport. */
  attach(): () => void;
}

export interface ToastClock {
  /** ms; never goes back, unlike `Date.now`. */
  now(): number;
  /** Calls back once after `ms`; returns a function that cancels it. */
  after(ms: number, callback: () => void): () => void;
}

const realClock: ToastClock = {
  now: () => performance.now(),
  after(ms, callback) {
    const timer = setTimeout(callback, ms);
    return () => clearTimeout(timer);
  },
};

interface Entry {
  toast: Toast;
  /** ms left to be shown; `Infinity`: until it is closed. */
  left: number;
}

const nothing: ToastState = { visible: [], waiting: [] };

/**
 * Owns the queue and the time of toasts; viewports only read. Time runs for visible toasts, while nothing pauses
 * it and some viewport draws them.
 */
export function createToastStore(clock: ToastClock = realClock): ToastStore {
  const listeners = new Set<() => void>();
  const pauses = new Set<PauseReason>();
  let drawers = 0;
  let entries: Entry[] = [];
  let state = nothing;
  let nextId = 1;
  let countedAt = clock.now();
  let cancelTimer: (() => void) | undefined;

  const isRunning = () => drawers > 0 && pauses.size === 0;
  const isShown = (_: Entry, index: number) => index < VISIBLE_TOASTS;

  /** Takes the time since the last count off what was visible, then arms the timer for the next end. */
  function settle(change: () => void): void {
    const elapsed = isRunning() ? clock.now() - countedAt : 0;
    countedAt = clock.now();
    for (const entry of entries.filter(isShown)) entry.left -= elapsed;
    change();
    entries = entries.filter((entry, index) => !(isShown(entry, index) && entry.left <= 0));
    cancelTimer?.();
    cancelTimer = undefined;
    const soonest = Math.min(...entries.filter(isShown).map(({ left }) => left));
    if (isRunning() && Number.isFinite(soonest))
      cancelTimer = clock.after(soonest, () => settle(() => {}));
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
      const lasting = duration === 0 ? Number.POSITIVE_INFINITY : duration;
      let id = nextId;
      settle(() => {
        const known = entries.find(({ toast }) => toast.tone === tone && toast.message === message);
        if (known) {
          id = known.toast.id;
          known.left = lasting;
          known.toast = { ...known.toast, repeats: known.toast.repeats + 1 };
          return;
        }
        nextId += 1;
        entries.push({
          toast: { id, tone, message, repeats: 0 },
          left: lasting,
        });
      });
      return id;
    },
    close(id) {
      settle(() => {
        entries = entries.filter(({ toast }) => toast.id !== id);
      });
    },
    pause: (reason) => settle(() => pauses.add(reason)),
    resume: (reason) => settle(() => pauses.delete(reason)),
    attach() {
      settle(() => {
        drawers += 1;
      });
      return () =>
        settle(() => {
          drawers -= 1;
        });
    },
  };
}

/** The store that `toast` writes to. Toasts raised before a `ToastViewport` is mounted wait for it. */
export const toasts = createToastStore();

/** Shows toasts from anywhere, inside or outside of components: `toast.success('…')`. */
export const toast = {
  success: (message: string, options?: { duration?: number }) =>
    toasts.show('success', message, options),
  error: (message: string, options?: { duration?: number }) =>
    toasts.show('error', message, options),
  info: (message: string, options?: { duration?: number }) => toasts.show('info', message, options),
  close: (id: number) => toasts.close(id),
};
