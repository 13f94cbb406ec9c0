import { importWhenOnline } from '@companion/screens/loading';
import type { Analytics } from '@companion/sdk/analytics';
import type { PublicConfig } from '../../server/environment.ts';

/** Whether visitors are counted. Loads nothing. */
export const hasAnalytics = ({ analyticsAppId, apiBase }: PublicConfig): boolean =>
  analyticsAppId !== undefined || apiBase === '';

const load = importWhenOnline(() => import('../lazy/analytics.ts'));
let analytics: Analytics | undefined;

/**
 * The page's analytics. Its code loads now and reports every login (spec §7). Blockers may keep the code away: then
 * nothing is measured, and there is no web id.
 */
export function siteAnalytics(config: PublicConfig): Analytics {
  if (analytics) return analytics;
  const loaded = hasAnalytics(config)
    ? load()
        .then(({ createAnalytics }) => createAnalytics(config))
        .catch(() => undefined)
    : undefined;
  analytics = {
    identify: async (user) => (await loaded)?.identify(user),
    event: async (name, parameters) => (await loaded)?.event(name, parameters),
    webId: async () => (await loaded)?.webId() ?? null,
  };
  return analytics;
}
