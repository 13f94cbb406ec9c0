import { channelFromQuery } from '@companion/sdk';
import { readDevice } from '@companion/sdk/device';
import {
  createDownloads,
  createOpenInstall,
  type DeepLink,
  lookUpIp,
  noDeepLink,
} from '@companion/sdk/downloads';
import { createSandboxDeepLink } from '@companion/sdk/sandbox';
import { siteAnalytics } from '../session/analytics.ts';
import { browserClient } from '../session/browser-client.ts';
import { ipLookupUrl, storeAddress } from '../session/download-addresses.ts';
import { siteConfig } from '../session/use-config.ts';

const config = siteConfig.current;
const channel = channelFromQuery(window.location.search);
const store = storeAddress(config);
const ipUrl = ipLookupUrl(config);

export const trackedDownloads = createDownloads({
  channel,
  storeAddress: `${store}${store.includes('?') ? '&' : '?'}channel={channel}`,
  analytics: siteAnalytics(),
  deepLink: createDeepLink(),
  utils: browserClient().utils,
  async adFacts() {
    const [client_ip, { model }] = await Promise.all([
      ipUrl === undefined ? '' : lookUpIp(ipUrl),
      readDevice(),
    ]);
    return { client_ip, model, ua: navigator.userAgent };
  },
});

function createDeepLink(): DeepLink {
  const { openInstallKey, apiBase } = config;
  if (openInstallKey !== undefined) return createOpenInstall({ appKey: openInstallKey, channel });
  return apiBase === '' ? createSandboxDeepLink({ baseUrl: apiBase, channel }) : noDeepLink;
}
