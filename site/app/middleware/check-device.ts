import { DEVICE_HEADERS, isMobileRequest } from '@companion/sdk';
import { type DataStrategyResult, type MiddlewareFunction, redirect, replace } from 'react-router';
import { type Device, type Place, parsePath, switchDevice } from '../routes/paths.ts';
import { browserDevice } from '../shell/device.ts';

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

/**
 * On the server the user agent decides (spec §2), for documents only: a window that is narrow on a
 * desktop machine asks for the data of mobile pages and is right to.
 */
export const checkDeviceOnServer: MiddlewareFunction<Response> = async ({ request }, next) => {
  const url = new URL(request.url);
  if (url.pathname.endsWith('.data')) return next();
  const target = deviceRedirect(url, isMobileRequest(request.headers) ? 'mobile' : 'desktop');
  if (target !== null) throw redirect(target, { status: 302, headers: { Vary: DEVICE_HEADERS } });
  const response = await next();
  response.headers.append('Vary', DEVICE_HEADERS);
  return response;
};

/** The browser checks the width of the window too. */
export const checkDeviceInBrowser: MiddlewareFunction<Record<string, DataStrategyResult>> = async (
  // A request has no fragment.
  { request, url: { hash } },
  next,
) => {
  const there = new URL(request.url);
  there.hash = hash;
  const target = deviceRedirect(there, browserDevice());
  // The window shows the address already when the visitor went back: pushed, the twin would cut off the way forward.
  if (target !== null) throw (there.href === window.location.href ? replace : redirect)(target);
  await next();
};
