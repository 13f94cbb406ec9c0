import { LRUCache } from 'lru-cache';
import { MINUTE_MS } from './time.ts';

/** The least recently used keys are dropped beyond this, so that callers can't fill the memory. */
const MAX_KEYS = 5000;

export interface RateLimit {
  /** Returns 0 and counts the call, or returns the time to wait (ms) and counts nothing. */
  take(key: string): number;
  clear(): void;
}

/** Allows each key `max` calls within a sliding window (ms). */
export function createRateLimit(max: number, now: () => number, windowMs = MINUTE_MS): RateLimit {
  const callTimes = new LRUCache<string, number[]>({ max: MAX_KEYS });
  return {
    take(key) {
      const at = now();
      const recent = (callTimes.get(key) ?? []).filter((time) => time > at - windowMs);
      const first = recent[recent.length - max];
      if (first !== undefined) return first + windowMs - at;
      callTimes.set(key, [...recent, at]);
      return 0;
    },
    clear: () => callTimes.clear(),
  };
}
