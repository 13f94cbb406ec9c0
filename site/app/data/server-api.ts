import { type Client, createClient, type Language } from '@companion/sdk';
import { createValidatedClient } from '@companion/sdk/validated-client';
import type { AppContext } from './request-handler.ts';

/** Time limit of all calls of a page together, ms (docs/contract.md). Later answers are left out. */
export const SERVER_TIMEOUT_MS = 2_000;

interface Place {
  language: Language;
  mobile: boolean;
}

/** The anonymous client of a request on the server. */
export function anonymousClient(
  { config, fetch, share }: Pick<AppContext, 'config' | 'fetch' | 'share'>,
  place: Place,
): Client {
  const client = createClient({
    // The embedded backend is called without a network: only the shape of the address matters.
    baseUrl: fetch ? 'http://localhost' : config.apiBase,
    language: () => place.language,
    platformSource: () => (place.mobile ? 'mobile_web' : 'web'),
    timeoutMs: SERVER_TIMEOUT_MS,
    userAgent: 'companion-site',
    ...(fetch && { fetch }),
  });
  return createValidatedClient(client, {
    share: (key, call) => share(`${place.language} ${place.mobile} ${key}`, call),
  });
}
