import { createFetch, createFetchError } from 'ofetch';

export interface TransportCall {
  method: 'GET' | 'POST';
  url: string;
  /** Undefined parameters are omitted. */
  query?: Readonly<Record<string, string | number | undefined>> | undefined;
  headers: Headers;
  /** Sent as JSON. */
  body?: object | undefined;
  /** The request continues when the page is left. */
  keepalive?: boolean | undefined;
  signal: AbortSignal;
}

/**
 * Makes one request, without retries. Rejects with ofetch's `FetchError` for a status outside 200–299 (spec §7)
 * and for a network failure; its message never contains the query. A redirect is a failure: following it would
 * send user, channel, anti-forgery token and body to another address.
 */
export async function transport(
  call: TransportCall,
  fetchOption: typeof fetch | undefined,
): Promise<Response> {
  // Read at each call, because a page may replace it later.
  const send = fetchOption ?? globalThis.fetch;
  const address = `${call.url}${search(call.query)}`;
  const { raw } = createFetch({
    // ofetch puts its address into errors, so it gets the one without the query.
    fetch: (_, init) => send(address, init),
  });
  const response = await raw(call.url, {
    method: call.method,
    headers: call.headers,
    ...(call.body && { body: JSON.stringify(call.body) }),
    ...(call.keepalive && { keepalive: true }),
    signal: call.signal,
    redirect: 'error',
    responseType: 'stream',
    // A retry could repeat an action.
    retry: false,
    // ofetch treats 3xx as success; the status is checked below.
    ignoreResponseError: true,
  });
  if (response.ok) return response;
  // A 401 may hold 41001, which `request` looks for.
  if (response.status !== 401) discard(response);
  const { method, url } = call;
  throw createFetchError({ request: url, options: { method, headers: new Headers() }, response });
}

/** Closes the connection without reading the rest of the answer. */
export function discard(response: Response): void {
  response.body?.cancel().catch(() => {
    // The connection is already closed.
  });
}

/** The query with its question mark; empty without parameters. */
function search(query: TransportCall['query']): string {
  const parameters = new URLSearchParams();
  for (const [name, value] of Object.entries(query ?? {}))
    if (value !== undefined) parameters.set(name, String(value));
  // `URLSearchParams.size` is missing before Safari 17.
  const text = String(parameters);
  return text === '' ? '' : `?${text}`;
}
