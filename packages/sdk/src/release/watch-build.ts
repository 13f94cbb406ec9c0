/** Spec §9: how often the latest build is asked for, ms. */
export const BUILD_CHECK_MS = 60 * 60 * 1000;
const ANSWER_TIMEOUT_MS = 10_000;

export interface WatchBuildOptions {
  /** Id of the build that runs here. */
  build: string;
  /** Where `{ "id", "timestamp" }` of the latest build is. */
  url?: string;
  /** Called once for each build that is not this one. Offer a reload; do not force one. */
  onNewBuild(id: string): void;
  fetch?: typeof fetch;
  /** ms since epoch. */
  now?: () => number;
  /** Tells whether the page is visible. Default: `document`. */
  visibility?: Pick<Document, 'visibilityState' | 'addEventListener' | 'removeEventListener'>;
}

/**
 * Asks for the latest build every hour (spec §4), a hidden page as soon as it is visible again. A request
 * that fails is ignored until the next hour.
 * @returns how to stop.
 */
export function watchBuild({
  build,
  url = '/builds/latest.json',
  onNewBuild,
  fetch = globalThis.fetch,
  now = Date.now,
  visibility = document,
}: WatchBuildOptions): () => void {
  const known = new Set([build]);
  let askedAt = now();
  let timer: ReturnType<typeof setTimeout> | undefined;
  let stopped = false;

  /** The id of the latest build; `null` when it can't be had. */
  async function latest(): Promise<string | null> {
    try {
      const response = await fetch(url, {
        cache: 'no-store',
        signal: AbortSignal.timeout(ANSWER_TIMEOUT_MS),
      });
      const answer: unknown = response.ok ? await response.json() : null;
      const id = typeof answer === 'object' && answer !== null && 'id' in answer ? answer.id : null;
      return typeof id === 'string' && id !== '' ? id : null;
    } catch {
      // No network, or no such file: nothing is known, and nothing was lost.
      return null;
    }
  }

  async function ask(): Promise<void> {
    const id = await latest();
    if (stopped || id === null || known.has(id)) return;
    known.add(id);
    onNewBuild(id);
  }

  function look(): void {
    if (visibility.visibilityState === 'hidden') return;
    const passed = now() - askedAt;
    // Less than nothing: the clock was put back, and nobody knows for how long.
    const due = passed >= BUILD_CHECK_MS || passed < 0;
    if (due) {
      askedAt = now();
      void ask();
    }
    clearTimeout(timer);
    timer = setTimeout(look, due ? BUILD_CHECK_MS : BUILD_CHECK_MS - passed);
  }

  visibility.addEventListener('visibilitychange', look);
  look();
  return () => {
    stopped = true;
    clearTimeout(timer);
    visibility.removeEventListener('visibilitychange', look);
  };
}
