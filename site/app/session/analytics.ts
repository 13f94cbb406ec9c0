import { channelFromQuery } from '@companion/sdk';
import {
  type Analytics,
  createDataFinder,
  noAnalytics,
  trackLogins,
} from '@companion/sdk/analytics';
import { createSandboxAnalytics } from '@companion/sdk/sandbox';
import { pageStorage } from '@companion/sdk/storage';
import type { PublicConfig } from '../../server/environment.ts';
import { session } from './session.ts';

/** Whether visitors are counted. Loads nothing. */
export const hasAnalytics = ({ analyticsAppId, apiBase }: PublicConfig): boolean =>
  analyticsAppId !== undefined || apiBase === '';

let analytics: Analytics | undefined;

/** From the first call on it reports every login (spec §7). */
export function siteAnalytics(config: PublicConfig): Analytics {
  if (analytics) return analytics;
  const channel = channelFromQuery(window.location.search);
  analytics = createAnalytics(config, channel);
  trackLogins(session, analytics);
  return analytics;
}

function createAnalytics(config: PublicConfig, channel: string): Analytics {
  if (!hasAnalytics(config)) return noAnalytics;
  const { analyticsAppId, apiBase } = config;
  if (analyticsAppId !== undefined) return createDataFinder({ appId: analyticsAppId, channel });
  return createSandboxAnalytics({ baseUrl: apiBase, channel, storage: pageStorage() });
}
