import { type Device, type Place, parsePath, switchDevice } from './paths.ts';

/**
 * `/m/profile/removeAccount-{id}` has no device check (spec §2): a desktop has no such page, so visitors stay on it
 * with any device and any window.
 */
const isUnchecked = ({ device, segments: [first, second] }: Place): boolean =>
  device === 'mobile' && first === 'profile' && second?.startsWith('removeAccount-') === true;

/** Address of the page for `device`, or `null` if it is the current one. Query and fragment stay. */
export function deviceRedirect(url: URL, device: Device): string | null {
  const place = parsePath(url.pathname);
  if (place.device === device || isUnchecked(place)) return null;
  return `${switchDevice(url.pathname, device)}${url.search}${url.hash}`;
}
