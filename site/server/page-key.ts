import { renderedParameters } from '../app/data/rendered-parameters.ts';

/** Of a `.data` request: which loaders are asked. */
const routesParameter = '_routes';

/** Only what the page depends on: an address flooded with other parameters finds the same page. */
export function pageKey(url: URL, device: string): string {
  const parameters = new URLSearchParams();
  for (const name of [...renderedParameters, routesParameter])
    for (const value of url.searchParams.getAll(name)) parameters.append(name, value);
  return `${device} ${url.pathname}?${parameters}`;
}

/**
 * Only the headers that a page depends on. Those that steer React Router's own pre-rendering must not come from
 * outside, and the sender's abort must not end a render that others wait for.
 */
export function cleanRequest(request: Request, url: URL): Request {
  const headers = new Headers();
  for (const name of ['user-agent', 'sec-ch-ua-mobile', 'accept']) {
    const value = request.headers.get(name);
    if (value !== null) headers.set(name, value);
  }
  return new Request(url, { headers });
}

/**
 * Percent signs that stand for nothing (`/50%`) are spelled out: such an address is a 404 like any other, and React
 * Router would warn of each on standard error.
 */
export function decodable(url: URL): URL {
  try {
    decodeURIComponent(url.pathname);
  } catch {
    url.pathname = url.pathname.replaceAll('%', '%25');
  }
  return url;
}
