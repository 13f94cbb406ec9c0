import { NewBuildOffer } from '@companion/screens/new-build-offer';
import { watchBuild } from '@companion/sdk/release';
import { useCallback, useEffect, useState } from 'react';
import { siteConfig } from '../session/use-config.ts';
import { useOfflineReading } from './use-offline-reading.ts';
import { usePageViews } from './use-page-views.ts';

const reload = () => window.location.reload();

/**
 * Asks for the latest build every hour (spec §4), and offers a reload. Watch and offer are one module: when the offer is
 * needed, the old build may be gone.
 */
function NewBuild() {
  const [open, setOpen] = useState(false);
  useEffect(() => {
    const { build } = siteConfig.current;
    return watchBuild({ build, onNewBuild: () => setOpen(true) });
  }, []);
  const close = useCallback(() => setOpen(false), []);
  return <NewBuildOffer open={open} onReload={reload} onClose={close} />;
}

/** Reports vitals of the share of visits that the operator chose. Other visits load no code for it. */
function useVitals(): void {
  useEffect(() => {
    if (Math.random() >= (siteConfig.current.vitalsShare ?? 0)) return;
    // Without its code nothing is reported.
    import('./vitals.ts').catch(() => {});
  }, []);
}

/** What every page does once it is idle. */
export function WhenIdle() {
  usePageViews();
  useVitals();
  useOfflineReading();
  return <NewBuild />;
}
