import { importWhenOnline } from '@companion/screens/loading';
import type { Analytics } from '@companion/sdk/analytics';
import type { PublicConfig } from '../../server/environment.ts';

/** Whether visitors are counted. Loads nothing. */
export const hasAnalytics = ({ analyticsAppId, apiBase }: PublicConfig): boolean =>
  analyticsAppId !== undefined || apiBase === '';

/** How long a press waits for the code, ms: a page that is left at once reports nothing later. */
const PATIENCE_MS = 2_500;

const load = importWhenOnline(() => import('../lazy/analytics.ts'));
let analytics: Analytics | undefined;

/** Resolves when the code is there, or does not come in time. */
export async function analyticsSettled(config: PublicConfig): Promise<void> {
  if (!hasAnalytics(config)) return;
  const patience = new Promise((resolve) => setTimeout(resolve, PATIENCE_MS));
  await Promise.race([load().catch(() => {}), patience]);
}

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
