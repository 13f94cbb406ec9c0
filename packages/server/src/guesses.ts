import type { Context } from 'hono';
import { LRUCache } from 'lru-cache';

/** Addresses that may turn out to be made up, at once. */
const BURST = 200;
/** And then. */
const PER_SECOND = 20;
/** Good addresses in memory: of more pages than the cache holds. */
const MAX_KNOWN = 10_000;

/**
 * Limits how many made-up addresses are looked up: a flood of them would take the time of the renderer and of the
 * backend. A token bucket, of which only wrong guesses take. While it is empty, only known addresses are looked up.
 */
export class Guesses {
  readonly #known = new LRUCache<string, true>({ max: MAX_KNOWN });
  #tokens = BURST;
  #filledAt = Date.now();

  mayTry(key: string): boolean {
    this.#fill();
    return this.#tokens >= 1 || this.#known.has(key);
  }

  right(key: string): void {
    this.#known.set(key, true);
  }

  wrong(key: string): void {
    this.#known.delete(key);
    this.#tokens = Math.max(0, this.#tokens - 1);
  }

  #fill(): void {
    const now = Date.now();
    this.#tokens = Math.min(BURST, this.#tokens + ((now - this.#filledAt) / 1000) * PER_SECOND);
    this.#filledAt = now;
  }
}

/** Not a 503, for which proxies ask the next copy. */
export function tooManyGuesses(context: Context): Response {
  return context.text('Too Many Requests', 429, {
    'Cache-Control': 'no-store',
    'Retry-After': '5',
  });
}
