import { LRUCache } from 'lru-cache';

/** Part of the fresh time between two attempts to renew a stale value: a failing backend is not asked at each request. */
const RETRY = 1 / 30;

export interface SharedCacheOptions<Value> {
  /** Monotonic time, ms. */
  now: () => number;
  /** How long a value is served without renewal, ms. */
  freshMs: (value: Value) => number;
  /** How much longer it is served while it is being renewed, or while renewal fails, ms. */
  staleMs: number;
  /** Maximum number of values, and of brief ones. The least recently used one is dropped. */
  capacity: number;
}

/**
 * What to do with a new value. `store`: it replaces the stored one. `store-briefly`: likewise, but apart from the
 * others, which it does not displace, and only while it is fresh. `invalidate`: do not store it, and drop the stored
 * one, which is outdated. `bypass`: do not store it, and keep the stored one (the API was slow or down).
 */
export type CacheDecision = 'store' | 'store-briefly' | 'invalidate' | 'bypass';

interface Stored<Value> {
  value: Value;
  storedAt: number;
  /** Of the last attempt to renew it; `-Infinity` before the first one. */
  triedAt: number;
}

/**
 * Values in memory that are the same for every visitor: one computation per key at a time, stale while revalidate.
 * `LRUCache.fetch` can't return a value without storing it, so the decisions are made here, over plain LRUs.
 */
export class SharedCache<Value> {
  readonly #options: SharedCacheOptions<Value>;
  readonly #stored: LRUCache<string, Stored<Value>>;
  readonly #brief: LRUCache<string, Stored<Value>>;
  readonly #running = new Map<string, Promise<Value>>();

  constructor(options: SharedCacheOptions<Value>) {
    this.#options = options;
    this.#stored = new LRUCache({ max: options.capacity });
    this.#brief = new LRUCache({ max: options.capacity });
  }

  /**
   * The value of `key`. Concurrent callers share one run of `compute`. When `compute` throws, all of them get its
   * error and nothing changes. `compute` gets the stored value that it renews, if there is one. When a renewal fails in the
   * background, `onRenewalFailed` gets its error: this caller has the stale value.
   */
  async get(
    key: string,
    compute: (stored: Value | undefined) => Promise<Value>,
    decide: (value: Value) => CacheDecision = () => 'store',
    onRenewalFailed: (error: unknown) => void = () => {},
  ): Promise<Value> {
    const { now, freshMs, staleMs } = this.#options;
    const brief = this.#brief.get(key);
    if (brief && now() - brief.storedAt <= freshMs(brief.value)) return brief.value;
    const stored = this.#stored.get(key);
    if (!stored) return this.#renew(key, compute, decide);
    const age = now() - stored.storedAt;
    const freshFor = freshMs(stored.value);
    if (age > freshFor + staleMs) return this.#renew(key, compute, decide);
    if (age > freshFor && now() - stored.triedAt >= freshFor * RETRY) {
      stored.triedAt = now();
      this.#renew(key, compute, decide).catch(onRenewalFailed);
    }
    return stored.value;
  }

  /** The stored value, however old. */
  peek(key: string): Value | undefined {
    return (this.#stored.peek(key) ?? this.#brief.peek(key))?.value;
  }

  /** Drops stored values, and what is being computed: it may be made of old content. */
  drop(isAffected: (value: Value) => boolean): void {
    for (const cache of [this.#stored, this.#brief])
      for (const [key, { value }] of cache.entries()) if (isAffected(value)) cache.delete(key);
    this.#running.clear();
  }

  #renew(
    key: string,
    compute: (stored: Value | undefined) => Promise<Value>,
    decide: (value: Value) => CacheDecision,
  ): Promise<Value> {
    const running = this.#running.get(key);
    if (running) return running;
    const isCurrent = () => this.#running.get(key) === renewal;
    const renewal: Promise<Value> = compute(this.peek(key))
      .then((value) => {
        if (!isCurrent()) return value;
        const decision = decide(value);
        if (decision === 'bypass') return value;
        this.#stored.delete(key);
        this.#brief.delete(key);
        const storedAt = this.#options.now();
        const entry = { value, storedAt, triedAt: Number.NEGATIVE_INFINITY };
        if (decision === 'store') this.#stored.set(key, entry);
        else if (decision === 'store-briefly') this.#brief.set(key, entry);
        return value;
      })
      .finally(() => {
        if (isCurrent()) this.#running.delete(key);
      });
    this.#running.set(key, renewal);
    return renewal;
  }
}
