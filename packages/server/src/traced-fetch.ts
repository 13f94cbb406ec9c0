import type { Tracer } from './tracer.ts';

/**
 * `send`, called with an address, that records each call as a span and hands the trace on.
 * @param parent `traceparent` of the trace that the calls belong to.
 */
export const tracedFetch =
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
      const headers = new Headers(init?.headers);
      if (span.traceparent !== undefined) headers.set('traceparent', span.traceparent);
      const answer = await send(input, { ...init, headers });
      span.answered(answer.status);
      return answer;
    });
  };
