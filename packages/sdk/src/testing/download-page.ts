import { vi } from 'vitest';
import { createDownloads, type DownloadsOptions } from '../download/downloads.ts';
import type { Analytics } from '../vendors/analytics/analytics.ts';
import type { DeepLink } from '../vendors/deep-link/deep-link.ts';

/** Address of the store with the channel filled in. */
export const STORE = 'https://store.example/companion?ct=bili';
export const facts = { client_ip: '203.0.113.7', model: 'iPhone', ua: 'Mozilla/5.0' };

/** Downloads in a page. `happened` lists events, reports and opened addresses in order. */
export function createPage(
  options: Partial<DownloadsOptions> & { webId?: Analytics['webId'] } = {},
) {
  const happened: unknown[] = [];
  const pcReports: unknown[] = [];
  const events = new EventTarget();
  const { webId = async () => '255', ...rest } = options;
  const analytics: Analytics = {
    identify() {},
    event: (name, parameters) => void happened.push({ name, ...parameters }),
    webId: vi.fn(webId),
  };
  const deepLink: DeepLink = {
    prepare: vi.fn(async () => {}),
    open() {
      happened.push('app opened');
      return true;
    },
  };
  const log = vi.fn();
  const downloads = createDownloads({
    channel: 'bili',
    analytics,
    deepLink,
    utils: {
      huobanAdReport: async (report) => void happened.push({ report }),
      bilibiliPcAdReport: async (report) => void pcReports.push(report),
    },
    storeAddress: 'https://store.example/companion?ct={channel}',
    adFacts: async () => facts,
    go: (address) => void happened.push(address),
    events: events as unknown as Window,
    log,
    ...rest,
  });
  return { downloads, analytics, deepLink, happened, pcReports, events, log };
}

export async function rejects(): Promise<never> {
  throw new Error('broken');
}

export function failing(what: keyof DeepLink): DeepLink {
  return {
    prepare: what === 'prepare' ? rejects : async () => {},
    open() {
      if (what === 'open') throw new Error('broken');
      return false;
    },
  };
}
