import { isMobileUserAgent } from '@companion/sdk';
import type { Device } from './paths.ts';

/** Spec §9: a window this wide or narrower, in CSS px, gets the mobile layout. */
export const MOBILE_MAX_PX = 768;

/** The request headers that `isMobileRequest` reads: shared caches have to keep an answer for each. */
export const DEVICE_HEADERS = 'User-Agent, Sec-CH-UA-Mobile';

/** A phone by its own word (client hint) or by its user agent; tablets get the desktop layout. */
export function isMobileRequest(headers: Headers): boolean {
  const hint = headers.get('sec-ch-ua-mobile');
  if (hint === '?1') return true;
  return isMobileUserAgent(headers.get('user-agent') ?? '');
}

/** In the browser: the device by user agent, or by the width of the window (spec §2). */
export function browserDevice(): Device {
  const narrow = matchMedia(`(max-width: ${MOBILE_MAX_PX}px)`).matches;
  return narrow || isMobileUserAgent(navigator.userAgent) ? 'mobile' : 'desktop';
}
