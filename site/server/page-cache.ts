/**
 * Rendered pages in memory. The HTML is the same for every visitor (architecture.md), so a page is rendered once,
 * served while it is fresh, served stale while one renewal runs, and kept a while longer in case the API goes down.
 */
export interface PageCacheOptions {
  now: () => number;
  /** How long an entry is served without a renewal, ms. */
  freshMs: number;
  /** How long after that it is served while it is renewed, or while renewing fails, ms. */
  staleMs: number;
  /** Entries at most; the one used longest ago goes first. */
  capacity: number;
}

/**
 * What becomes of a rendered page. `kept`: it replaces the one before. `outdated`: it is not kept, and the one
 * before is dropped, because what it showed is gone. `passing`: it is not kept, and says nothing about the one
 * before (the API was slow or down).
 */
export type Fate = 'kept' | 'outdated' | 'passing';

interface Entry<Page> {
  page: Page;
  renderedAt: number;
}

export class PageCache<Page> {
  readonly #entries = new Map<string, Entry<Page>>();
  readonly #rendering = new Map<string, Promise<Page>>();
  readonly #options: PageCacheOptions;

  constructor(options: PageCacheOptions) {
    this.#options = options;
  }

  /**
   * The page under `key`. However many ask at once, `render` runs once; what it throws reaches all of them and
   * changes nothing. `render` is given the page that it renews, if there is one.
   */
  async get(
    key: string,
    render: (kept: Page | undefined) => Promise<Page>,
    fateOf: (page: Page) => Fate,
  ): Promise<Page> {
    const { now, freshMs, staleMs } = this.#options;
    const entry = this.#entries.get(key);
    const age = entry ? now() - entry.renderedAt : Number.POSITIVE_INFINITY;
    if (!entry || age > freshMs + staleMs) return this.#render(key, render, fateOf);

    this.#entries.delete(key);
    this.#entries.set(key, entry);
    // A renewal reports its own failure; this visitor has a page.
    if (age > freshMs) this.#render(key, render, fateOf).catch(() => {});
    return entry.page;
  }

  #render(
    key: string,
    render: (kept: Page | undefined) => Promise<Page>,
    fateOf: (page: Page) => Fate,
  ): Promise<Page> {
    const running = this.#rendering.get(key);
    if (running) return running;
    const rendering = render(this.#entries.get(key)?.page)
      .then((page) => {
        const fate = fateOf(page);
        if (fate === 'kept') this.#keep(key, page);
        else if (fate === 'outdated') this.#entries.delete(key);
        return page;
      })
      .finally(() => this.#rendering.delete(key));
    this.#rendering.set(key, rendering);
    return rendering;
  }

  #keep(key: string, page: Page): void {
    this.#entries.delete(key);
    this.#entries.set(key, { page, renderedAt: this.#options.now() });
    const [oldest] = this.#entries.keys();
    if (this.#entries.size > this.#options.capacity && oldest !== undefined)
      this.#entries.delete(oldest);
  }
}
