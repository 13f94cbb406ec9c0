import { dropOldest } from './cache.ts';
import { MINUTE_MS } from './time.ts';

/** Beyond so many those seen longest ago are forgotten, so that strangers can't fill the memory. */
const MAX_KNOWN = 5000;

export interface Rate {
  /** Counts once more, or says how long to wait (ms) and counts nothing. */
  count(who: string): number;
  clear(): void;
}

/** Lets everyone do something `most` times within a sliding minute. */
export function createRateLimit(most: number, now: () => number): Rate {
  const known = new Map<string, number[]>();
  return {
    count(who) {
      const at = now();
      const recent = (known.get(who) ?? []).filter((time) => time > at - MINUTE_MS);
      const first = recent[recent.length - most];
      if (first !== undefined) return first + MINUTE_MS - at;
      known.delete(who);
      known.set(who, [...recent, at]);
      dropOldest(known, MAX_KNOWN);
      return 0;
    },
    clear: () => known.clear(),
  };
}
