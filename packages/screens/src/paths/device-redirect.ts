import { type Device, formatPath, type Place, parsePath } from './paths.ts';

/**
 * `/m/profile/removeAccount-{id}` has no device check (spec §2): a desktop has no such page, so visitors stay on it
 * with any device and any window.
 */
const isUnchecked = ({ device, segments: [first, second] }: Place): boolean =>
  device === 'mobile' && first === 'profile' && second?.startsWith('removeAccount-') === true;

/**
 * Address of the page for `device`, or `null` if it is the current one. Query and fragment stay. The address is not
 * redirected again: of `/m/m/m` no `m` stays for a desktop, and one for a phone.
 */
export function deviceRedirect(url: URL, device: Device): string | null {
  const place = parsePath(url.pathname);
  const isOfDevice = place.device === device && place.segments[0] !== 'm';
  if (isOfDevice || isUnchecked(place)) return null;
  const first = place.segments.findIndex((segment) => segment !== 'm');
  const segments = first === -1 ? [] : place.segments.slice(first);
  const target = `${formatPath({ ...place, device, segments })}${url.search}${url.hash}`;
  // `/m/en/m` is a phone's page only now.
  return deviceRedirect(new URL(target, url), device) ?? target;
}
