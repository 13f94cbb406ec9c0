import type { PageEvents } from '../internal/page.ts';
import { LATEST_BUILD, latestBuild } from './latest-build.ts';

/** Time between checks for the latest build, ms (spec §9). */
export const BUILD_CHECK_MS = 60 * 60 * 1000;

export interface WatchBuildOptions {
  /** Id of the running build. */
  build: string;
  /** Address of `{ "id", "timestamp" }` of the latest build. Default: `/builds/latest.json`. */
  url?: string;
  /** Called once for each other build. Offer a reload; do not force it. */
  onNewBuild(id: string): void;
  fetch?: typeof fetch;
  /** ms since epoch. Default: `Date.now`. */
  now?: () => number;
  /** Source of the page's visibility. Default: `document`. */
  visibility?: PageEvents & { readonly visibilityState: string };
}

/**
 * Checks for a new build every hour (spec §4). A hidden page checks when it becomes visible. A failed check is
 * ignored until the next hour.
 * @returns how to stop.
 */
export function watchBuild({
  build,
  url = LATEST_BUILD,
  onNewBuild,
  fetch = globalThis.fetch,
  now = Date.now,
  visibility = document,
}: WatchBuildOptions): () => void {
  const known = new Set([build]);
  let checkedAt = now();
  let timer: ReturnType<typeof setTimeout> | undefined;
  let stopped = false;

  async function check(): Promise<void> {
    const id = await latestBuild(url, fetch);
    if (stopped || id === null || known.has(id)) return;
    known.add(id);
    onNewBuild(id);
  }

  function checkIfDue(): void {
    if (visibility.visibilityState === 'hidden') return;
    const passed = now() - checkedAt;
    // Negative: the clock was set back.
    const due = passed >= BUILD_CHECK_MS || passed < 0;
    if (due) {
      checkedAt = now();
      void check();
    }
    clearTimeout(timer);
    timer = setTimeout(checkIfDue, due ? BUILD_CHECK_MS : BUILD_CHECK_MS - passed);
  }

  visibility.addEventListener('visibilitychange', checkIfDue);
  checkIfDue();
  return () => {
    stopped = true;
    clearTimeout(timer);
    visibility.removeEventListener('visibilitychange', checkIfDue);
  };
}
