import { channelFromQuery, createClient, type SessionExpired } from '@companion/sdk';
import type { PublicConfig } from './config.ts';
import { isMobileUserAgent } from './device.ts';
import { parsePath } from './paths.ts';
import { session } from './session.ts';

/** The browser's client: language and device follow the page that is shown. */
export const createBrowserClient = (
  config: PublicConfig,
  onSessionExpired: (error: SessionExpired) => void,
) =>
  createClient({
    baseUrl: config.apiBase,
    session,
    channel: channelFromQuery(window.location.search),
    language: () => parsePath(window.location.pathname).locale,
    platformSource: () => (isMobileUserAgent(navigator.userAgent) ? 'mobile_web' : 'web'),
    onSessionExpired,
  });
