/** Control characters and line breaks. */
const CONTROL = /[\p{Cc}\u2028\u2029]/u;

/**
 * Gives each page one path, in the form in which the site's links have it: anyone could write `/about-us` in a thousand
 * ways (`/%61bout-us`, `/about-us//`), and each would be a page of its own in the cache. A final slash stays.
 *
 * Repairs a path that no page can have: one with percent signs that encode nothing (`/50%`), or with encoded control
 * characters. Its percent signs are encoded, so that the path is a plain 404. Routers fail at such paths or warn about
 * them, and browsers leave a tab out of a link: `/%09/evil.example` would lead to another site.
 */
export function withRoutablePath(url: URL): URL {
  url.pathname = canonical(url.pathname) ?? url.pathname.replaceAll('%', '%25');
  return url;
}

function canonical(pathname: string): string | undefined {
  let path = pathname;
  while (path.endsWith('//')) path = path.slice(0, -1);
  try {
    if (CONTROL.test(decodeURIComponent(path))) return undefined;
    const segments = path.split('/');
    return segments.map((segment) => encodeURIComponent(decodeURIComponent(segment))).join('/');
  } catch {
    return undefined;
  }
}

/** The request without these headers. */
export function withoutHeaders(request: Request, names: readonly string[]): Request {
  const headers = new Headers(request.headers);
  for (const name of names) headers.delete(name);
  return new Request(request.url, { method: request.method, headers });
}

/**
 * The request with only what a page may depend on, its address and these headers: nothing else of one visitor can reach a shared page.
 * It has no signal of the visitor, who must not abort a render that others wait for.
 */
export function sharedRequest(request: Request, url: URL, headerNames: readonly string[]): Request {
  const headers = new Headers();
  for (const name of headerNames) {
    const value = request.headers.get(name);
    if (value !== null) headers.set(name, value);
  }
  return new Request(url, { headers });
}
