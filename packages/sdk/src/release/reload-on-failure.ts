import { pageStorage } from '../storage/page-storage.ts';
import { latestBuild } from './latest-build.ts';
import { createReloadGuard } from './reload-guard.ts';

export interface ReloadOnFailureOptions {
  /** Id of the running build, or an empty text when it is not known yet. Called at a failure. */
  build: () => string;
  /**
   * Whether the page handles a missing module itself, as after hydration. Until then a failed `modulepreload`
   * reloads the page.
   */
  isReady: () => boolean;
}

/**
 * Reloads the page when a chunk of its build is gone: during a rollout the page may come from one server and its chunks
 * from another. Not if the path was reloaded a moment ago (spec §4). A chunk for which no answer came was blocked, or the
 * network failed: then the page reloads only if `/builds/latest.json` names another build. Vite reports a missing chunk
 * by `vite:preloadError`. Call it before any module loads.
 */
export function reloadOnFailure({ build, isReady }: ReloadOnFailureOptions): void {
  let guard: ReturnType<typeof createReloadGuard> | undefined;
  const reported = new Set<string>();

  let checkedAt = 0;

  function reload(): boolean {
    guard ??= createReloadGuard({ build: build(), storage: pageStorage('session') });
    if (!guard.mayReload(window.location.pathname)) return false;
    window.location.reload();
    return true;
  }

  /** @returns whether the page reloads now. It may still reload later. */
  function recover(): boolean {
    const since = checkedAt;
    checkedAt = performance.now();
    if (hasMissingFile(since)) return reload();
    latestBuild().then((latest) => {
      if (latest === null) return;
      const isOld = build() !== '' && latest !== build();
      if (isOld || hasMissingFile(since)) reload();
    });
    return false;
  }

  /** Whether the server has answered with an error for a script or stylesheet. */
  function hasMissingFile(since: number): boolean {
    const files = performance.getEntriesByType('resource') as PerformanceResourceTiming[];
    return files.some(
      ({ name, responseEnd, responseStatus }) =>
        responseEnd >= since && responseStatus >= 400 && /\.(?:js|css)(?:\?|$)/.test(name),
    );
  }

  window.addEventListener('vite:preloadError', (event) => {
    // A module that failed is requested again, also to prefetch it.
    const failure = String((event as Event & { payload?: unknown }).payload);
    if (!reported.has(failure) && recover()) event.preventDefault();
    reported.add(failure);
  });
  window.addEventListener(
    'error',
    ({ target }) => {
      const isPreload = target instanceof HTMLLinkElement && target.rel === 'modulepreload';
      if (isPreload && !isReady()) recover();
    },
    true,
  );
}
