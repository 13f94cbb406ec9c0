import { createReloadGuard } from '@companion/sdk';

declare global {
  interface Window {
    __reactRouterManifest?: { version: string };
  }
}

let guard: ReturnType<typeof createReloadGuard> | undefined;

/**
 * Runs in the head, as a script of its own, before any chunk is asked for: while a build is rolled out the
 * page may be of one server, and the answer to what it asks for of another. A page whose chunk can't be had
 * reloads, once (spec §4). Vite tells of such a chunk by this event, and so does the router as it is patched.
 */
window.addEventListener('vite:preloadError', (event) => {
  // Empty where even the list of a build's chunks can't be had.
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
