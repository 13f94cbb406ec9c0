export interface SharedCacheOptions {
  now: () => number;
  /** How long a value is served without a renewal, ms. */
  freshMs: number;
  /** How long after that it is served while it is renewed, or while renewing fails, ms. */
  staleMs: number;
  /** Values at most; the one used longest ago goes first. */
  capacity: number;
}

/**
 * What becomes of a new value. `kept`: it replaces the one before. `outdated`: it is not kept, and the one
 * before is dropped, because what it showed is gone. `passing`: it is not kept, and says nothing about the one
 * before (the API was slow or down).
 */
export type Fate = 'kept' | 'outdated' | 'passing';

interface Entry<Value> {
  value: Value;
  madeAt: number;
}

/**
 * What is the same for every visitor, in memory: it is made once, served while it is fresh, served stale while one
 * renewal runs, and kept a while longer in case it can't be made.
 */
export class SharedCache<Value> {
  readonly #entries = new Map<string, Entry<Value>>();
  readonly #making = new Map<string, Promise<Value>>();
  readonly #options: SharedCacheOptions;

  constructor(options: SharedCacheOptions) {
    this.#options = options;
  }

  /**
   * The value under `key`. However many ask at once, `make` runs once; what it throws reaches all of them and
   * changes nothing. `make` is given the value that it renews, if there is one.
   */
  async get(
    key: string,
    make: (kept: Value | undefined) => Promise<Value>,
    fateOf: (value: Value) => Fate = () => 'kept',
  ): Promise<Value> {
    const { now, freshMs, staleMs } = this.#options;
    const entry = this.#entries.get(key);
    const age = entry ? now() - entry.madeAt : Number.POSITIVE_INFINITY;
    if (!entry || age > freshMs + staleMs) return this.#make(key, make, fateOf);

    this.#entries.delete(key);
    this.#entries.set(key, entry);
    // A renewal reports its own failure; this visitor has a value.
    if (age > freshMs) this.#make(key, make, fateOf).catch(() => {});
    return entry.value;
  }

  #make(
    key: string,
    make: (kept: Value | undefined) => Promise<Value>,
    fateOf: (value: Value) => Fate,
  ): Promise<Value> {
    const running = this.#making.get(key);
    if (running) return running;
    const making = make(this.#entries.get(key)?.value)
      .then((value) => {
        const fate = fateOf(value);
        if (fate === 'kept') this.#keep(key, value);
        else if (fate === 'outdated') this.#entries.delete(key);
        return value;
      })
      .finally(() => this.#making.delete(key));
    this.#making.set(key, making);
    return making;
  }

  #keep(key: string, value: Value): void {
    this.#entries.delete(key);
    this.#entries.set(key, { value, madeAt: this.#options.now() });
    const [oldest] = this.#entries.keys();
    if (this.#entries.size > this.#options.capacity && oldest !== undefined)
      this.#entries.delete(oldest);
  }
}
