import { createReloadGuard } from './reload-guard.ts';

export interface ReloadOnFailureOptions {
  /** Id of the running build. Called at the first failure. */
  build: () => string;
  /**
   * Whether the page handles a missing module itself, as after hydration. Until then a failed `modulepreload`
   * reloads the page.
   */
  isReady: () => boolean;
}

/**
 * Reloads the page when a chunk of its build cannot be loaded: during a rollout the page may come from one server and
 * its chunks from another. Not if the path was reloaded a moment ago (spec §4), and not offline, where the page would
 * be lost. Vite reports a missing chunk by `vite:preloadError`. Call it before any module loads.
 */
export function reloadOnFailure({ build, isReady }: ReloadOnFailureOptions): void {
  let guard: ReturnType<typeof createReloadGuard> | undefined;
  const reported = new Set<string>();

  function reload(): boolean {
    guard ??= createReloadGuard({ build: build(), storage: window.sessionStorage });
    if (!navigator.onLine || !guard.mayReload(window.location.pathname)) return false;
    window.location.reload();
    return true;
  }

  window.addEventListener('vite:preloadError', (event) => {
    // A module that failed is requested again, also to prefetch it.
    const failure = String((event as Event & { payload?: unknown }).payload);
    if (!reported.has(failure) && reload()) event.preventDefault();
    reported.add(failure);
  });
  window.addEventListener(
    'error',
    ({ target }) => {
      const isPreload = target instanceof HTMLLinkElement && target.rel === 'modulepreload';
      if (isPreload && !isReady()) reload();
    },
    true,
  );
}
