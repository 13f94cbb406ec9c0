import { createReloadGuard } from '@companion/sdk';

declare global {
  interface Window {
    __reactRouterManifest?: { version: string };
  }
}

let guard: ReturnType<typeof createReloadGuard> | undefined;

/** Reloads unless the path was reloaded a moment ago (spec §4) or there is no network, where the page would be lost. */
function reload(): boolean {
  const build = window.__reactRouterManifest?.version ?? '';
  guard ??= createReloadGuard({ build, storage: window.sessionStorage });
  if (!navigator.onLine || !guard.mayReload(window.location.pathname)) return false;
  window.location.reload();
  return true;
}

// During a rollout the page may come from one server and its chunks be asked of another. Vite tells of a chunk that
// is missing by this event, and the router of a route module.
const failures = new Set<string>();
addEventListener('vite:preloadError', (event) => {
  // The router asks again for a module that failed, also to prefetch it.
  const failure = String(event.payload);
  if (!failures.has(failure) && reload()) event.preventDefault();
  failures.add(failure);
});
// Before hydration nothing listens to a missing module. The document preloads each that it needs.
addEventListener(
  'error',
  ({ target }) => {
    const isPreload = target instanceof HTMLLinkElement && target.rel === 'modulepreload';
    if (isPreload && window.beforeHydration.pressed !== null) reload();
  },
  true,
);
