import { withPhrases } from '@companion/screens/phrases';
import { type Client, createClient, type Language } from '@companion/sdk';
import { createValidatedClient } from '@companion/sdk/validated-client';
import type { Tracer } from '@companion/server';

import { contentKey } from './content-keys.ts';
import type { AppContext } from './request-handler.ts';

interface Place {
  language: Language;
  mobile: boolean;
}

/** What a page adds to its calls, and learns from them. */
interface Page {
  /** Collects the surrogate keys of what the calls read. */
  keys?: Set<string>;
  /** Of the render, for the backend's traces. */
  traceparent?: string | undefined;
}

export type Api = Pick<
  AppContext,
  'config' | 'fetch' | 'share' | 'onCall' | 'tracer' | 'apiTimeoutMs'
>;

/** The anonymous client of a request on the server. */
export function anonymousClient(
  { config, fetch = globalThis.fetch, share, onCall, tracer, apiTimeoutMs }: Api,
  place: Place,
  { keys, traceparent }: Page = {},
): Client {
  const client = createClient({
    // The embedded backend is called without a network: any valid address will do.
    baseUrl: config.apiBase || 'http://localhost',
    language: () => config.apiLanguage ?? place.language,
    platformSource: () => (place.mobile ? 'mobile_web' : 'web'),
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
      return share(`${place.language} ${place.mobile} ${key}`, call);
    },
    ...(place.language === 'zh' && { transform: withPhrases }),
  });
}

/** `fetch` that records each call as a span, and hands the trace to the backend. */
const tracedFetch =
  (send: typeof fetch, tracer: Tracer, parent: string | undefined): typeof fetch =>
  (input, init) => {
    const method = init?.method ?? 'GET';
    const { pathname } = new URL(String(input));
    const start = {
      name: `${method} ${pathname}`,
      kind: 'client',
      parent,
      attributes: { 'http.request.method': method, 'url.path': pathname },
    } as const;
    return tracer.span(start, async (span) => {
      const answer = await send(input, withTrace(init, span.traceparent));
      span.answered(answer.status);
      return answer;
    });
  };

function withTrace(init: RequestInit | undefined, traceparent: string | undefined) {
  if (traceparent === undefined) return init;
  return { ...init, headers: { ...Object.fromEntries(new Headers(init?.headers)), traceparent } };
}
