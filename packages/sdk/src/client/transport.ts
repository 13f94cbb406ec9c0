import { createFetch, createFetchError } from 'ofetch';

export interface TransportCall {
  method: 'GET' | 'POST';
  url: string;
  /** What is undefined is left out. */
  query?: Readonly<Record<string, string | number | undefined>> | undefined;
  headers: Record<string, string>;
  /** Sent as JSON. */
  body?: object | undefined;
  /** Goes on when the page that sent it is left. */
  keepalive?: boolean | undefined;
  signal: AbortSignal;
}

/**
 * One request, once. Rejects with ofetch's `FetchError` for a status outside 200–299 (spec §7) and
 * for a network that failed; its text never holds the query. Redirects are failures: following one
 * would carry user, channel, anti-forgery token and body to the address that it names.
 */
export async function transport(
  call: TransportCall,
  fetchOption: typeof fetch | undefined,
): Promise<Response> {
  // Looked up at the call: a page may replace it after its first import.
  const send = fetchOption ?? globalThis.fetch;
  const address = `${call.url}${search(call.query)}`;
  const { raw } = createFetch({
    // ofetch puts the address that it knows into its errors.
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
    // A call that acts must never be repeated behind its caller's back.
    retry: false,
    // It takes 3xx for a success.
    ignoreResponseError: true,
  });
  if (response.ok) return response;
  discard(response);
  const { method, url } = call;
  throw createFetchError({ request: url, options: { method, headers: new Headers() }, response });
}

/** Lets the connection go without reading what is left of the answer. */
export function discard(response: Response): void {
  response.body?.cancel().catch(() => {
    // It broke by itself.
  });
}

/** The query of an address, with its question mark; empty where there is none. */
function search(query: TransportCall['query']): string {
  const parameters = new URLSearchParams();
  for (const [name, value] of Object.entries(query ?? {}))
    if (value !== undefined) parameters.set(name, String(value));
  // `URLSearchParams.size` is missing before Safari 17.
  const text = String(parameters);
  return text === '' ? '' : `?${text}`;
}
