import { channelFromQuery } from '@companion/sdk';
import { type Analytics, createDataFinder, trackLogins } from '@companion/sdk/analytics';
import { createSandboxAnalytics } from '@companion/sdk/sandbox';
import { pageStorage } from '@companion/sdk/storage';
import type { PublicConfig } from '../../server/environment.ts';
import { session } from '../session/session.ts';

/** Reports every login from now on (spec §7). */
export function createAnalytics({ analyticsAppId, apiBase }: PublicConfig): Analytics {
  const channel = channelFromQuery(window.location.search);
  const analytics =
    analyticsAppId === undefined
      ? createSandboxAnalytics({ baseUrl: apiBase, channel, storage: pageStorage() })
      : createDataFinder({ appId: analyticsAppId, channel });
  trackLogins(session, analytics);
  return analytics;
}
