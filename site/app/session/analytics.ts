import { importWhenOnline } from '@companion/screens/loading';
import type { Analytics } from '@companion/sdk/analytics';
import { siteConfig } from './use-config.ts';

/** Whether visitors are counted. Loads nothing. */
export function hasAnalytics(): boolean {
  const { analyticsAppId, apiBase } = siteConfig.current;
  return analyticsAppId !== undefined || apiBase === '';
}

const load = importWhenOnline(() => import('../lazy/analytics.ts'));

let analytics: Analytics | undefined;

/**
 * The page's analytics. Its code loads now and reports every login (spec §7). Blockers may keep the code away: then
 * nothing is measured, and there is no web id.
 */
export function siteAnalytics(): Analytics {
  if (analytics) return analytics;
  const loaded = hasAnalytics()
    ? load()
        .then((module) => module.analytics)
        .catch(() => undefined)
    : undefined;
  analytics = {
    identify: async (user) => (await loaded)?.identify(user),
    event: async (name, parameters) => (await loaded)?.event(name, parameters),
    webId: async () => (await loaded)?.webId() ?? null,
  };
  return analytics;
}
