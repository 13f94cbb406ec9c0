import { NewBuildOffer } from '@companion/screens/new-build-offer';
import { watchBuild } from '@companion/sdk/release';
import { useCallback, useEffect, useState } from 'react';
import { useConfig } from '../session/use-config.ts';
import { useOfflineReading } from './use-offline-reading.ts';
import { usePageViews } from './use-page-views.ts';

const reload = () => window.location.reload();

/**
 * Asks for the latest build every hour (spec §4), and offers a reload. Watch and offer are one module: when the offer is
 * needed, the old build may be gone.
 */
function NewBuild() {
  const { build } = useConfig();
  const [open, setOpen] = useState(false);
  useEffect(() => watchBuild({ build, onNewBuild: () => setOpen(true) }), [build]);
  const close = useCallback(() => setOpen(false), []);
  return <NewBuildOffer open={open} onReload={reload} onClose={close} />;
}

/** Reports vitals of the share of visits that the operator chose. Other visits load no code for it. */
function useVitals(): void {
  const config = useConfig();
  useEffect(() => {
    if (Math.random() >= (config.vitalsShare ?? 0)) return;
    import('./vitals.ts')
      .then(({ reportVitals }) => reportVitals(config))
      // Without its code nothing is reported.
      .catch(() => {});
  }, [config]);
}

/** What every page does once it is idle. */
export function WhenIdle() {
  usePageViews();
  useVitals();
  useOfflineReading();
  return <NewBuild />;
}
