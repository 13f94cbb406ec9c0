/** First delay, ms; each further delay doubles (spec §9). */
export const BACKOFF_BASE_MS = 1000;
/** Longest delay, ms (spec §9). */
export const BACKOFF_CAP_MS = 32_000;
/** A delay varies by this fraction, so that clients do not reconnect all at once (spec §7). */
const JITTER = 0.25;

/** Delay before the next attempt, ms. `failures`: number of failures so far, starting at 0. */
export function backoff(failures: number, random: () => number): number {
  const delay = Math.min(BACKOFF_CAP_MS, BACKOFF_BASE_MS * 2 ** failures);
  return Math.min(BACKOFF_CAP_MS, delay * (1 - JITTER + 2 * JITTER * random()));
}
