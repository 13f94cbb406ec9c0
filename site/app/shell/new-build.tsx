import { createReloadGuard, watchBuild } from '@companion/sdk';
import { lazy, Suspense, useEffect, useState } from 'react';
import { useRouteLoaderData } from 'react-router';
import type { PublicConfig } from '../config.ts';

const Offer = lazy(() => import('./new-build-offer.tsx'));

/**
 * A page older than its server (spec §4): every hour it asks for the latest build and offers a reload;
 * when a chunk of its own is gone it reloads by itself, once.
 */
export function NewBuild() {
  const build = useRouteLoaderData<PublicConfig>('root')?.build ?? '';
  const [isOffered, setOffered] = useState(false);

  useEffect(() => watchBuild({ build, onNewBuild: () => setOffered(true) }), [build]);

  useEffect(() => {
    const guard = createReloadGuard({ build, storage: tabStorage() });
    const onPreloadError = (event: Event) => {
      // Without a network a reload would lose the page too.
      if (!navigator.onLine || !guard.mayReload(window.location.pathname)) return;
      event.preventDefault();
      window.location.reload();
    };
    window.addEventListener('vite:preloadError', onPreloadError);
    return () => window.removeEventListener('vite:preloadError', onPreloadError);
  }, [build]);

  return (
    <Suspense fallback={null}>{isOffered && <Offer onClose={() => setOffered(false)} />}</Suspense>
  );
}

/** Session storage throws where it is forbidden. */
function tabStorage(): Storage | null {
  try {
    return window.sessionStorage;
  } catch {
    return null;
  }
}
