import { channelFromQuery } from '@companion/sdk';
import { readDevice } from '@companion/sdk/device';
import {
  createDownloads,
  createOpenInstall,
  type DeepLink,
  type Downloads,
  lookUpIp,
  noDeepLink,
} from '@companion/sdk/downloads';
import { createSandboxDeepLink } from '@companion/sdk/sandbox';
import type { PublicConfig } from '../../server/environment.ts';
import { siteAnalytics } from '../session/analytics.ts';
import { browserClient } from '../session/browser-client.ts';
import { ipLookupUrl, storeAddress } from '../session/download-addresses.ts';

let downloads: Downloads | undefined;

export function trackedDownloads(config: PublicConfig): Downloads {
  const channel = channelFromQuery(window.location.search);
  const ipUrl = ipLookupUrl(config);
  const store = storeAddress(config);
  downloads ??= createDownloads({
    channel,
    storeAddress: `${store}${store.includes('?') ? '&' : '?'}channel={channel}`,
    analytics: siteAnalytics(config),
    deepLink: createDeepLink(config, channel),
    utils: browserClient(config).utils,
    async adFacts() {
      const [client_ip, { model }] = await Promise.all([
        ipUrl === undefined ? '' : lookUpIp(ipUrl),
        readDevice(),
      ]);
      return { client_ip, model, ua: navigator.userAgent };
    },
  });
  return downloads;
}

function createDeepLink({ openInstallKey, apiBase }: PublicConfig, channel: string): DeepLink {
  if (openInstallKey !== undefined) return createOpenInstall({ appKey: openInstallKey, channel });
  return apiBase === '' ? createSandboxDeepLink({ baseUrl: apiBase, channel }) : noDeepLink;
}
