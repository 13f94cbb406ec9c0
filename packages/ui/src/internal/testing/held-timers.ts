import { flushSync } from 'react-dom';

/** Timers of exactly `ms`, a constant of the product, whose time passes only in `pass`. Other timers run as usual. */
export function heldTimers(ms: number) {
  const held = new Map<number, { at: number; act: () => void }>();
  let now = 0;
  let lastId = 0;
  return {
    /** For `beforeEach`: takes the place of the browser's timers, and returns how to undo that. */
    hold(): () => void {
      const { setTimeout, clearTimeout } = window;
      held.clear();
      Object.assign(window, {
        setTimeout(handler: TimerHandler, delay?: number, ...values: unknown[]) {
          if (delay !== ms || typeof handler !== 'function')
            return setTimeout(handler, delay, ...values);
          // The browser's own ids are positive.
          lastId -= 1;
          held.set(lastId, { at: now + ms, act: () => handler(...values) });
          return lastId;
        },
        clearTimeout(id?: number) {
          if (id === undefined || !held.delete(id)) clearTimeout(id);
        },
      });
      return () => void Object.assign(window, { setTimeout, clearTimeout });
    },
    /** How many timers run. */
    count: () => held.size,
    /** How many timers were started so far. */
    started: () => -lastId,
    /** Calls back what is due. React has rendered the changes when this returns. */
    pass(time: number): void {
      now += time;
      for (const [id, { at, act }] of held) {
        if (at > now) continue;
        held.delete(id);
        flushSync(act);
      }
    },
  };
}
