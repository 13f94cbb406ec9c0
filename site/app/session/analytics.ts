import {
  type Analytics,
  channelFromQuery,
  createDataFinder,
  createSandboxAnalytics,
  pageStorage,
  trackLogins,
} from '@companion/sdk';
import type { PublicConfig } from '../data/config.ts';
import { session } from './session.ts';

let analytics: Analytics | undefined;

/** The page's analytics. From the first call on it reports every login (spec §7). */
export function siteAnalytics(config: PublicConfig): Analytics {
  if (analytics) return analytics;
  const channel = channelFromQuery(window.location.search);
  const made =
    config.analyticsAppId === undefined
      ? createSandboxAnalytics({ baseUrl: config.apiBase, channel, storage: pageStorage() })
      : createDataFinder({ appId: config.analyticsAppId, channel });
  trackLogins(session, made);
  analytics = made;
  return made;
}
