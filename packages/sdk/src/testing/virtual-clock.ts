import type { Clock } from '../messaging/clock.ts';

export interface VirtualClock extends Clock {
  /** Lets time pass, ms. Runs due timers in order; promises settle between them. */
  pass(ms: number): Promise<void>;
  /** Lengths of all timers so far, ms. */
  readonly waits: readonly number[];
  /** Number of running timers. */
  pending(): number;
}

/** A clock that only `pass` moves. */
export function createVirtualClock(start = Date.UTC(2026, 0, 1)): VirtualClock {
  let time = start;
  const waits: number[] = [];
  const due = new Set<{ at: number; act: () => void }>();
  const next = (until: number) =>
    [...due].filter(({ at }) => at <= until).toSorted((a, b) => a.at - b.at)[0];

  return {
    waits,
    now: () => time,
    pending: () => due.size,
    after(ms, act) {
      waits.push(ms);
      const entry = { at: time + ms, act };
      due.add(entry);
      return () => due.delete(entry);
    },
    async pass(ms) {
      const until = time + ms;
      await settled();
      for (let entry = next(until); entry; entry = next(until)) {
        due.delete(entry);
        time = Math.max(time, entry.at);
        entry.act();
        await settled();
      }
      time = until;
    },
  };
}

/** Resolves when all pending promises have settled. */
export const settled = () => new Promise<void>((resolve) => setImmediate(resolve));
