import { channelFromQuery } from '@companion/sdk';
import { createDataFinder, trackLogins } from '@companion/sdk/analytics';
import { createSandboxAnalytics } from '@companion/sdk/sandbox';
import { session } from '../session/session.ts';
import { siteConfig } from '../session/use-config.ts';

const { analyticsAppId, apiBase } = siteConfig.current;
const channel = channelFromQuery(window.location.search);

export const analytics =
  analyticsAppId === undefined
    ? createSandboxAnalytics({ baseUrl: apiBase, channel })
    : createDataFinder({ appId: analyticsAppId, channel });

// Reports every login from now on (spec §7).
trackLogins(session, analytics);
