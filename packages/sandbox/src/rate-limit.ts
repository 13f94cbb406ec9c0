import { LRUCache } from 'lru-cache';
import { MINUTE_MS } from './time.ts';

/** The least recently used keys are dropped beyond this, so that callers can't fill the memory. */
const MAX_KEYS = 5000;

export interface RateLimit {
  /** Returns 0 and counts the call, or returns the time to wait (ms) and counts nothing. */
  take(key: string): number;
  /** The number of calls that this key may still make now. */
  left(key: string): number;
  /** Forgets the calls of this key. */
  forget(key: string): void;
  clear(): void;
}

/** Allows each key `max` calls within a sliding window (ms). */
export function createRateLimit(max: number, now: () => number, windowMs = MINUTE_MS): RateLimit {
  const callTimes = new LRUCache<string, number[]>({ max: MAX_KEYS });

  /** The times of the calls that count at this moment. */
  function recentCalls(key: string, at: number): number[] {
    // A call in the future was made before the clock was set back: it counts as made now.
    const times = (callTimes.get(key) ?? []).map((time) => Math.min(time, at));
    const recent = times.filter((time) => time > at - windowMs);
    if (recent.length > 0) callTimes.set(key, recent);
    return recent;
  }

  return {
    take(key) {
      const at = now();
      const recent = recentCalls(key, at);
      const first = recent[recent.length - max];
      if (first !== undefined) return first + windowMs - at;
      callTimes.set(key, [...recent, at]);
      return 0;
    },
    left: (key) => max - recentCalls(key, now()).length,
    forget: (key) => void callTimes.delete(key),
    clear: () => callTimes.clear(),
  };
}
