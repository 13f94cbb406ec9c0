/** Spec §9: the first wait, ms; each further one is twice as long. */
export const BACKOFF_BASE_MS = 1000;
/** Spec §9: no wait is longer, ms. */
export const BACKOFF_CAP_MS = 32_000;
/** Spec §7: a wait is up to this part shorter or longer, so that not all come back at once. */
const JITTER = 0.25;

/** How long to wait before trying again, ms. `failures`: how often it has failed before, from 0. */
export function backoff(failures: number, random: () => number): number {
  const wait = Math.min(BACKOFF_CAP_MS, BACKOFF_BASE_MS * 2 ** failures);
  return Math.min(BACKOFF_CAP_MS, wait * (1 - JITTER + 2 * JITTER * random()));
}
