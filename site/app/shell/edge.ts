import { DEVICE_HEADERS, isMobileRequest } from '@companion/sdk/device';

/** Set by an edge: `mobile` or `desktop`. It replaces the user agent, of which there are too many to key a cache. */
export const EDGE_DEVICE = 'X-Companion-Device';
/** Set by an edge: the language that the visitor chose. It replaces the cookie and `Sec-Fetch-Site` on the home page. */
export const EDGE_LANGUAGE = 'X-Companion-Language';

type Read = Pick<Headers, 'get'>;

export function requestedDevice(headers: Read): 'mobile' | 'desktop' {
  const named = headers.get(EDGE_DEVICE);
  if (named !== null) return named === 'mobile' ? 'mobile' : 'desktop';
  return isMobileRequest(headers) ? 'mobile' : 'desktop';
}

/** The headers that `requestedDevice` read. */
export const deviceVary = (headers: Read): string =>
  headers.get(EDGE_DEVICE) === null ? DEVICE_HEADERS : EDGE_DEVICE;

/** What the redirect of the home page reads. */
export const homeVary = (headers: Read): string =>
  headers.get(EDGE_LANGUAGE) === null ? 'Cookie, Sec-Fetch-Site' : EDGE_LANGUAGE;
