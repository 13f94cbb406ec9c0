import { NewBuildOffer } from '@companion/screens/new-build-offer';
import { routeName } from '@companion/screens/paths';
import { watchBuild } from '@companion/sdk/release';
import { useCallback, useEffect, useState } from 'react';
import { useLocation } from 'react-router';
import { siteAnalytics } from '../session/analytics.ts';
import { siteConfig } from '../session/use-config.ts';
import { useOfflineReading } from './use-offline-reading.ts';

/** DataFinder's name of a page view. */
const PAGE_VIEW = 'predefine_pageview';

const reload = () => window.location.reload();

/** What every page does once it is idle. */
export function WhenIdle() {
  usePageViews();
  useVitals();
  useOfflineReading();
  return <NewBuild />;
}

/**
 * Counts each page that anybody opens, by its route name (spec §2). The vendor's own count is off: it would send the
 * address, and with it what was searched for.
 */
function usePageViews(): void {
  const { pathname } = useLocation();
  useEffect(() => {
    siteAnalytics().event(PAGE_VIEW, { page: routeName(pathname) });
  }, [pathname]);
}

/** Reports vitals of the share of visits that the operator chose. Other visits load no code for it. */
function useVitals(): void {
  useEffect(() => {
    if (Math.random() >= (siteConfig.current.vitalsShare ?? 0)) return;
    // Without its code nothing is reported.
    import('./vitals.ts').catch(() => {});
  }, []);
}

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
