const LOOPBACK_NAMES = new Set(['localhost', '127.0.0.1', '[::1]']);

export interface OriginHeaders {
  host: string | undefined;
  origin: string | undefined;
  fetchSite: string | undefined;
}

/**
 * Whether a call comes from our own pages or from no page. A foreign page can reach a loopback
 * server, but browsers always send its Origin or Sec-Fetch-Site.
 */
export function isOwnOrigin({ host, origin, fetchSite }: OriginHeaders): boolean {
  if (fetchSite !== undefined && fetchSite !== 'same-origin' && fetchSite !== 'none') return false;
  return origin === undefined || (host !== undefined && hostOf(origin) === host.toLowerCase());
}

/** Detects DNS rebinding: a foreign host name that resolves to this machine. */
export function isLoopbackHost(host: string | undefined): boolean {
  return host !== undefined && LOOPBACK_NAMES.has(host.toLowerCase().replace(/:\d{1,5}$/, ''));
}

function hostOf(origin: string): string | null {
  return URL.canParse(origin) ? new URL(origin).host : null;
}
