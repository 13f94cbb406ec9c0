import { createReloadGuard } from '@companion/sdk';

declare global {
  interface Window {
    __reactRouterManifest?: { version: string };
  }
}

let guard: ReturnType<typeof createReloadGuard> | undefined;

/**
 * While a build is rolled out the page may come from one server and its chunks be asked of another. A page whose
 * chunk can't be had reloads, once (spec §4). Vite tells of such a chunk by this event, and so does the router as it
 * is patched.
 */
window.addEventListener('vite:preloadError', (event) => {
  // Unknown where even the manifest of the build can't be had.
  const build = window.__reactRouterManifest?.version ?? '';
  guard ??= createReloadGuard({ build, storage: tabStorage() });
  // Without a network a reload would lose the page too.
  if (!navigator.onLine || !guard.mayReload(window.location.pathname)) return;
  event.preventDefault();
  window.location.reload();
});

/** Session storage throws where it is forbidden. */
function tabStorage(): Storage | null {
  try {
    return window.sessionStorage;
  } catch {
    return null;
  }
}
