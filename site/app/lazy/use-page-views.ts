import { routeName } from '@companion/screens/paths';
import { useEffect } from 'react';
import { useLocation } from 'react-router';
import { siteAnalytics } from '../session/analytics.ts';

/** DataFinder's name of a page view. */
const PAGE_VIEW = 'predefine_pageview';

/**
 * Counts each page that anybody opens, by its route name (spec §2). The vendor's own count is off: it would send the
 * address, and with it what was searched for.
 */
export function usePageViews(): void {
  const { pathname } = useLocation();
  useEffect(() => {
    siteAnalytics().event(PAGE_VIEW, { page: routeName(pathname) });
  }, [pathname]);
}
