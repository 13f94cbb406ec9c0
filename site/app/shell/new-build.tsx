import { watchBuild } from '@companion/sdk';
import { lazy, Suspense, useEffect, useState } from 'react';
import { useRouteLoaderData } from 'react-router';
import type { PublicConfig } from '../config.ts';
import { loadErrorScreen } from '../error-page.tsx';
import { firstAct } from '../first-act.ts';
import { untilLoaded } from '../until-loaded.ts';

const loadOffer = () => import('./new-build-offer.tsx');
const Offer = lazy(loadOffer);

/**
 * A page older than its server (spec §4): every hour it asks for the latest build and offers a reload.
 * When a chunk of its own is gone it reloads by itself (`reload-on-failure.ts`).
 */
export function NewBuild() {
  const build = useRouteLoaderData<PublicConfig>('root')?.build ?? '';
  const [isOffered, setOffered] = useState(false);

  useEffect(() => watchBuild({ build, onNewBuild: () => setOffered(true) }), [build]);

  useEffect(() => {
    // A newer build may take this one's chunks away: the offer of it is to be at hand by then, and so
    // is what says that something went wrong.
    firstAct().then(() => Promise.all([untilLoaded(loadOffer), untilLoaded(loadErrorScreen)]));
  }, []);

  return (
    // There before its words, so that they are read out.
    <div aria-live="polite">
      <Suspense fallback={null}>
        {isOffered && <Offer onClose={() => setOffered(false)} />}
      </Suspense>
    </div>
  );
}
