import type { Device, Locale } from '@companion/screens/paths';
import { withPhrases } from '@companion/screens/phrases';
import { type Client, createClient } from '@companion/sdk';
import { createValidatedClient, type ReadContent } from '@companion/sdk/validated-client';
import { tracedFetch } from '@companion/server/traced-fetch';
import type { AppContext } from './request-handler.ts';

/** The page that calls. */
interface Page {
  locale: Locale;
  /** Of the layout that is shown, also in a narrow window. */
  device: Device;
  /** Collects the surrogate keys of what the calls read. */
  keys?: Set<string>;
  /** Of the render, for the backend's traces. */
  traceparent?: string | undefined;
}

export type Api = Omit<AppContext, 'documents'>;

/** The anonymous client of a request on the server. */
export function anonymousClient(
  { config, fetch = globalThis.fetch, share, onCall, tracer, apiTimeoutMs }: Api,
  { locale, device, keys, traceparent }: Page,
): Client {
  const client = createClient({
    // The embedded backend is called without a network: any valid address will do.
    baseUrl: config.apiBase || 'http://localhost',
    language: () => config.apiLanguage ?? locale,
    platformSource: () => (device === 'mobile' ? 'mobile_web' : 'web'),
    timeoutMs: apiTimeoutMs,
    userAgent: 'companion-site',
    fetch: tracedFetch(fetch, tracer, traceparent),
    ...(onCall && {
      hooks: {
        onEnd: ({ path, durationMs }) => onCall(path, 'ok', durationMs / 1000),
        onError: ({ path, durationMs }) => onCall(path, 'failed', durationMs / 1000),
      },
    }),
  });
  return createValidatedClient(client, {
    share: (key, call, content) => {
      keys?.add(contentKey(content));
      return share(`${locale} ${device} ${key}`, call);
    },
    ...(locale === 'zh' && { transform: withPhrases }),
  });
}

/** The surrogate key of what a call reads (docs/operations.md): a list, or one thing with its id. */
function contentKey({ name, query }: ReadContent): string {
  const { id, quest_id } = (query ?? {}) as { id?: string; quest_id?: string };
  const one = id ?? quest_id;
  return one === undefined ? name : `${name}/${one}`;
}
