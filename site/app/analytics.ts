import {
  type Analytics,
  channelFromQuery,
  createDataFinder,
  createSandboxAnalytics,
  pageStorage,
} from '@companion/sdk';
import type { PublicConfig } from './config.ts';
import { session } from './session.ts';

let analytics: Analytics | undefined;

/** The page's one analytics: it hears of every login from when it was first asked for (spec §7). */
export function siteAnalytics(config: PublicConfig): Analytics {
  if (analytics) return analytics;
  const channel = channelFromQuery(window.location.search);
  const made =
    config.analyticsAppId === undefined
      ? createSandboxAnalytics({ baseUrl: config.apiBase, channel, storage: pageStorage() })
      : createDataFinder({ appId: config.analyticsAppId, channel });
  const userNow = () => session.getSnapshot().userInfo?.web_user_id ?? null;
  let user = userNow();
  session.subscribe(() => {
    const next = userNow();
    if (next === user) return;
    user = next;
    made.identify(next);
  });
  analytics = made;
  return made;
}
