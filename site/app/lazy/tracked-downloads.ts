import {
  channelFromQuery,
  createDownloads,
  createOpenInstall,
  createSandboxDeepLink,
  type Downloads,
  lookUpIp,
  readDevice,
} from '@companion/sdk';
import type { PublicConfig } from '../data/config.ts';
import { siteAnalytics } from '../session/analytics.ts';
import { browserClient } from '../session/browser-client.ts';
import { ipLookupUrl, storeAddress } from '../session/download-addresses.ts';

let downloads: Downloads | undefined;

/** The page's downloads with all their services. */
export function trackedDownloads(config: PublicConfig): Downloads {
  const channel = channelFromQuery(window.location.search);
  downloads ??= createDownloads({
    channel,
    storeAddress: `${storeAddress(config)}?channel={channel}`,
    analytics: siteAnalytics(config),
    deepLink:
      config.openInstallKey === undefined
        ? createSandboxDeepLink({ baseUrl: config.apiBase, channel })
        : createOpenInstall({ appKey: config.openInstallKey, channel }),
    utils: browserClient(config).utils,
    async adFacts() {
      const [client_ip, { model }] = await Promise.all([
        lookUpIp(ipLookupUrl(config)),
        readDevice(),
      ]);
      return { client_ip, model, ua: navigator.userAgent };
    },
  });
  return downloads;
}
