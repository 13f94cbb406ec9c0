import { deviceRedirect, isLegal, parsePath } from '@companion/screens/paths';
import { type DataStrategyResult, type MiddlewareFunction, redirect, replace } from 'react-router';
import { browserDevice } from '../shell/device.ts';
import { deviceVary, requestedDevice } from '../shell/edge.ts';

/**
 * On the server the user agent decides (spec §2), for documents only: a narrow window on a desktop machine requests
 * the data of mobile pages. The server adds the query of the visitor to the address. Legal documents have no check.
 */
export const checkDeviceOnServer: MiddlewareFunction<Response> = async ({ request }, next) => {
  const url = new URL(request.url);
  if (url.pathname.endsWith('.data') || isLegal(parsePath(url.pathname))) return next();
  url.search = '';
  const target = deviceRedirect(url, requestedDevice(request.headers));
  const Vary = deviceVary(request.headers);
  if (target !== null) throw redirect(target, { status: 302, headers: { Vary } });
  const response = await next();
  response.headers.append('Vary', Vary);
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
  const isChecked = !isLegal(parsePath(there.pathname));
  const target = isChecked ? deviceRedirect(there, browserDevice()) : null;
  // After Back the window already shows the address: pushing its counterpart would remove the entries after it.
  if (target !== null) throw (there.href === window.location.href ? replace : redirect)(target);
  await next();
};
