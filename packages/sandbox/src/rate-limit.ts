import { LRUCache } from 'lru-cache';
import { MINUTE_MS } from './time.ts';

/** The least recently used keys are dropped beyond this, so that callers can't fill the memory. */
const MAX_KEYS = 5000;

export interface RateLimit {
  /** Returns 0 and counts the call, or returns the time to wait (ms) and counts nothing. */
  take(key: string): number;
  clear(): void;
}

/** Allows each key `max` calls within a sliding minute. */
export function createRateLimit(max: number, now: () => number): RateLimit {
  const callTimes = new LRUCache<string, number[]>({ max: MAX_KEYS });
  return {
    take(key) {
      const at = now();
      const recent = (callTimes.get(key) ?? []).filter((time) => time > at - MINUTE_MS);
      const first = recent[recent.length - max];
      if (first !== undefined) return first + MINUTE_MS - at;
      callTimes.set(key, [...recent, at]);
      return 0;
    },
    clear: () => callTimes.clear(),
  };
}
