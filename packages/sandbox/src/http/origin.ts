const LOOPBACK_HOST = /^(localhost|127(\.\d{1,3}){3}|\[::1\])(:\d{1,5})?$/i;

export interface OriginHeaders {
  host: string | undefined;
  origin: string | undefined;
  fetchSite: string | undefined;
  /** Whether the visitor came by https. */
  isSecure: boolean;
  /** Other origins whose pages may call, for example `http://localhost:5173`. */
  allowedOrigins: readonly string[];
}

/**
 * Whether a call comes from our own pages, from those of an allowed origin or from no page. A foreign page can reach a loopback
 * server, but browsers always send its Origin or Sec-Fetch-Site.
 */
export function isOwnOrigin(headers: OriginHeaders): boolean {
  const { host, origin, fetchSite, isSecure, allowedOrigins } = headers;
  if (origin !== undefined && allowedOrigins.includes(origin)) return true;
  if (fetchSite !== undefined && fetchSite !== 'same-origin' && fetchSite !== 'none') return false;
  if (origin === undefined) return true;
  return host !== undefined && originOf(`${isSecure ? 'https' : 'http'}://${host}`) === origin;
}

/** Whether this is exactly what browsers send as `Origin` of a page. `*` would look like a wildcard, which it is not. */
export const isPageOrigin = (text: string): boolean =>
  /^https?:[^*]+$/.test(text) && originOf(text) === text;

/** Detects DNS rebinding: a foreign host name that resolves to this machine. */
export function isLoopbackHost(host: string | undefined): boolean {
  return host !== undefined && LOOPBACK_HOST.test(host);
}

function originOf(address: string): string | null {
  return URL.canParse(address) ? new URL(address).origin : null;
}
