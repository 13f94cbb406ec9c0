import { type Client, createClient, type Language } from '@companion/sdk';
import { createValidatedClient } from '@companion/sdk/validated-client';
import type { AppContext } from './request-handler.ts';

interface Place {
  language: Language;
  mobile: boolean;
}

export type Api = Pick<AppContext, 'config' | 'fetch' | 'share' | 'apiTimeoutMs'>;

/** The anonymous client of a request on the server. */
export function anonymousClient({ config, fetch, share, apiTimeoutMs }: Api, place: Place): Client {
  const client = createClient({
    // The embedded backend is called without a network: only the shape of the address matters.
    baseUrl: fetch ? 'http://localhost' : config.apiBase,
    language: () => place.language,
    platformSource: () => (place.mobile ? 'mobile_web' : 'web'),
    timeoutMs: apiTimeoutMs,
    userAgent: 'companion-site',
    ...(fetch && { fetch }),
  });
  return createValidatedClient(client, {
    share: (key, call) => share(`${place.language} ${place.mobile} ${key}`, call),
  });
}
