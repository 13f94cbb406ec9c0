import { createClient, type Language } from '@companion/sdk';
import type { RouterContextProvider } from 'react-router';
import { apiFetch, publicConfig } from './load-context.ts';

/** Contract: calls from the server have this long; a page without the answer comes without it, ms. */
export const SERVER_TIMEOUT_MS = 2_000;

/** The anonymous client of one request on the server. */
export function serverClient(
  context: Readonly<RouterContextProvider>,
  place: { language: Language; mobile: boolean },
) {
  const { apiBase } = context.get(publicConfig);
  const throughBackend = context.get(apiFetch);
  return createClient({
    // The embedded backend needs an absolute address, whose host nobody resolves.
    baseUrl: throughBackend ? 'http://localhost' : apiBase,
    language: () => place.language,
    platformSource: () => (place.mobile ? 'mobile_web' : 'web'),
    timeoutMs: SERVER_TIMEOUT_MS,
    userAgent: 'companion-site',
    ...(throughBackend && { fetch: throughBackend }),
  });
}
