const LOOPBACK_HOST = /^(localhost|127(\.\d{1,3}){3}|\[::1\])(:\d{1,5})?$/i;

export interface OriginHeaders {
  host: string | undefined;
  origin: string | undefined;
  fetchSite: string | undefined;
  /** Whether the visitor came by https. `undefined`: not known. */
  isSecure?: boolean | undefined;
}

/**
 * Whether a call comes from our own pages or from no page. A foreign page can reach a loopback
 * server, but browsers always send its Origin or Sec-Fetch-Site.
 */
export function isOwnOrigin({ host, origin, fetchSite, isSecure }: OriginHeaders): boolean {
  if (fetchSite !== undefined && fetchSite !== 'same-origin' && fetchSite !== 'none') return false;
  if (origin === undefined) return true;
  const schemes = isSecure === undefined ? ['http', 'https'] : [isSecure ? 'https' : 'http'];
  return host !== undefined && schemes.some((scheme) => originOf(`${scheme}://${host}`) === origin);
}

/** Detects DNS rebinding: a foreign host name that resolves to this machine. */
export function isLoopbackHost(host: string | undefined): boolean {
  return host !== undefined && LOOPBACK_HOST.test(host);
}

function originOf(address: string): string | null {
  return URL.canParse(address) ? new URL(address).origin : null;
}
