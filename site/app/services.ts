import {
  channelFromQuery,
  createClient,
  createSessionStore,
  pageStorage,
  type SessionExpired,
} from '@companion/sdk';
import type { PublicConfig } from './config.ts';
import { isMobileUserAgent } from './device.ts';
import { parsePath } from './paths.ts';

/** The one shared state (architecture.md): on the server it is nobody's and stays empty. */
export const session = createSessionStore(
  typeof window === 'undefined'
    ? { storage: null, events: null }
    : { storage: pageStorage(), events: window },
);

/** Told by the layout, which has the visitor's language. */
let announceExpiry: (error: SessionExpired) => void = () => {};
export const onSessionExpired = (announce: typeof announceExpiry): void => {
  announceExpiry = announce;
};

/** The browser's client: language and device follow the page that is shown. */
export const createBrowserClient = (config: PublicConfig) =>
  createClient({
    baseUrl: config.apiBase,
    session,
    channel: channelFromQuery(window.location.search),
    language: () => parsePath(window.location.pathname).locale,
    platformSource: () => (isMobileUserAgent(navigator.userAgent) ? 'mobile_web' : 'web'),
    onSessionExpired: (error) => announceExpiry(error),
  });
