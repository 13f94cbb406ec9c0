import { type Client, createClient, type Language, type PayloadCache } from '@companion/sdk';
import type { RouterContextProvider } from 'react-router';
import { apiFetch, publicConfig } from '../request-handler.ts';
import { checkedClient } from './checked-client.ts';
import { createPayloadCache } from './payload-cache.ts';

/** Contract: all calls for a page together have this long; the page comes without later answers, ms. */
export const SERVER_TIMEOUT_MS = 2_000;

interface Place {
  language: Language;
  mobile: boolean;
}

const payloadCaches: Record<Language, PayloadCache> = {
  zh: createPayloadCache(),
  en: createPayloadCache(),
  ja: createPayloadCache(),
};

/** The anonymous client of one request on the server. */
export const serverClient = (context: Readonly<RouterContextProvider>, place: Place): Client =>
  anonymousClient(context.get(publicConfig).apiBase, context.get(apiFetch), place);

/** Calls go through the embedded backend where there is one. */
export function anonymousClient(
  apiBase: string,
  throughBackend: typeof fetch | undefined,
  place: Place,
): Client {
  const client = createClient({
    // The embedded backend is called without a network: only the shape of the address matters.
    baseUrl: throughBackend ? 'http://localhost' : apiBase,
    language: () => place.language,
    platformSource: () => (place.mobile ? 'mobile_web' : 'web'),
    timeoutMs: SERVER_TIMEOUT_MS,
    userAgent: 'companion-site',
    payloadCache: payloadCaches[place.language],
    ...(throughBackend && { fetch: throughBackend }),
  });
  return checkedClient(client);
}
