import { isMobileUserAgent } from './mobile.ts';

/** Request headers that `isMobileRequest` reads, for the `Vary` header of the response. */
export const DEVICE_HEADERS = 'User-Agent, Sec-CH-UA-Mobile';

/** Whether a request comes from a phone, by client hint or user agent. A tablet is not a phone. */
export const isMobileRequest = (headers: Pick<Headers, 'get'>): boolean =>
  headers.get('sec-ch-ua-mobile') === '?1' || isMobileUserAgent(headers.get('user-agent') ?? '');
