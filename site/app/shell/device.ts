import type { Device } from '@companion/screens/paths';
import { isMobileUserAgent } from '@companion/sdk/device';

/** A window of at most 768 px has the mobile layout (spec §2, §9). */
const narrow = '(max-width: 768px)';

/** Calls back when the window crosses that width; returns how to stop. */
export function watchWidth(onCrossed: () => void): () => void {
  const query = matchMedia(narrow);
  query.addEventListener('change', onCrossed);
  return () => query.removeEventListener('change', onCrossed);
}

/** Mobile by the user agent or by the width of the window. */
export function browserDevice(): Device {
  return matchMedia(narrow).matches || isMobileUserAgent(navigator.userAgent)
    ? 'mobile'
    : 'desktop';
}
