import { type Client, channelFromQuery, createClient } from '@companion/sdk';
import type { PublicConfig } from './config.ts';
import { parsePath } from './paths.ts';
import { session } from './session.ts';
import { sessionExpiry } from './session-expiry.ts';

let client: Client | undefined;

/** The browser's one client: its language is that of the page that is shown. */
export const browserClient = (config: PublicConfig): Client => {
  client ??= createClient({
    baseUrl: config.apiBase,
    session,
    channel: channelFromQuery(window.location.search),
    language: () => parsePath(window.location.pathname).locale,
    onSessionExpired: sessionExpiry.tell,
  });
  return client;
};
