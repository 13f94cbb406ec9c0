import { LRUCache } from 'lru-cache';

/** Addresses that may turn out to be made up, at once. */
const BURST = 200;
/** And then: each costs a render of several ms, for which all others wait. */
const PER_SECOND = 20;
/** Good addresses in memory: of more pages than the cache holds. */
const MAX_KNOWN = 10_000;

/**
 * What was found at an address. `nothing`: there is none, or anyone can make up as many as they like. `failure`: it is
 * not known, because a backend does not answer.
 */
export type Finding = 'page' | 'redirect' | 'nothing' | 'failure';

/** The address was not looked up. */
export class TooManyGuesses extends Error {
  override name = 'TooManyGuesses';
}

/**
 * Limits how many made-up addresses are looked up: a flood of them would take the time of the renderer and of the
 * backend. A token bucket: an address that is not known takes a token, and gives it back if it was good. So lookups that
 * wait for a slow backend count, too.
 */
export class Guesses {
  readonly #known = new LRUCache<string, true>({ max: MAX_KNOWN });
  #tokens = BURST;
  #filledAt = performance.now();

  /** @throws {TooManyGuesses} and what `find` throws, which counts as a failure. */
  async lookUp<Found>(
    key: string,
    find: () => Promise<Found>,
    judge: (found: Found) => Finding,
  ): Promise<Found> {
    const isGuess = !this.#known.has(key);
    if (isGuess) this.#take();
    const found = await find();
    const finding = judge(found);
    if (finding === 'page') this.#known.set(key, true);
    if (finding === 'nothing') this.#known.delete(key);
    if (isGuess && (finding === 'page' || finding === 'redirect')) this.#tokens += 1;
    return found;
  }

  #take(): void {
    const now = performance.now();
    this.#tokens = Math.min(BURST, this.#tokens + ((now - this.#filledAt) / 1000) * PER_SECOND);
    this.#filledAt = now;
    if (this.#tokens < 1) throw new TooManyGuesses();
    this.#tokens -= 1;
  }
}
