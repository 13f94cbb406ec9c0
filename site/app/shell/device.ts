import { isMobileUserAgent } from '@companion/sdk';
import type { Device } from '../routes/paths.ts';

/** Spec §9: a window this wide or narrower gets the mobile layout. */
const narrow = '(max-width: 768px)';

/** The request headers that `isMobileRequest` reads: shared caches have to keep an answer for each. */
export const DEVICE_HEADERS = 'User-Agent, Sec-CH-UA-Mobile';

/** A phone by its own word (client hint) or by its user agent; tablets get the desktop layout. */
export function isMobileRequest(headers: Headers): boolean {
  const hint = headers.get('sec-ch-ua-mobile');
  if (hint === '?1') return true;
  return isMobileUserAgent(headers.get('user-agent') ?? '');
}

/** Calls back when the window crosses that width; returns how to stop. */
export function watchWidth(onCrossed: () => void): () => void {
  const query = matchMedia(narrow);
  query.addEventListener('change', onCrossed);
  return () => query.removeEventListener('change', onCrossed);
}

/** In the browser: the device by user agent, or by the width of the window (spec §2). */
export function browserDevice(): Device {
  return matchMedia(narrow).matches || isMobileUserAgent(navigator.userAgent)
    ? 'mobile'
    : 'desktop';
}
