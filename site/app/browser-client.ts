import { type Client, channelFromQuery, createClient } from '@companion/sdk';
import type { PublicConfig } from './config.ts';
import { isMobileUserAgent } from './device.ts';
import { parsePath } from './paths.ts';
import { session } from './session.ts';
import { sessionExpiry } from './session-expiry.ts';

let client: Client | undefined;

/** The browser's one client: language and device follow the page that is shown. */
export const browserClient = (config: PublicConfig): Client => {
  client ??= createClient({
    baseUrl: config.apiBase,
    session,
    channel: channelFromQuery(window.location.search),
    language: () => parsePath(window.location.pathname).locale,
    platformSource: () => (isMobileUserAgent(navigator.userAgent) ? 'mobile_web' : 'web'),
    onSessionExpired: sessionExpiry.tell,
  });
  return client;
};
