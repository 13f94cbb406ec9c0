import type { Context, MiddlewareHandler } from 'hono';

/** One byte range. Several ranges or other units are answered by the whole file. */
const ONE_RANGE = /^bytes=(?:(\d+)-(\d*)|-\d+)$/;

/** Headers that a 304 repeats (RFC 9110, section 15.4.5). */
const REPEATED = ['cache-control', 'etag', 'last-modified', 'vary'];

/**
 * Conditional requests and byte ranges of files, as reloads and video players ask for them (RFC 9110, sections 13 and
 * 14). `serveStatic` alone knows no `If-None-Match`, answers a malformed `Range` by a part and ignores `If-Range`.
 * @param versionOf A text that changes with the content of the file of a path: with the encoding it is a strong
 * validator.
 */
export const validators =
  (versionOf: (path: string) => string): MiddlewareHandler =>
  async (context, next) => {
    const { req } = context;
    const name = versionOf(req.path);
    const range = req.header('range');
    const plain = `"${name}"`;
    const ifRange = req.header('if-range');
    if (range !== undefined) {
      if (!isOneRange(range) || (ifRange ?? plain) !== plain) removeHeader(context, 'range');
      // The part continues the plain file.
      else if (ifRange === plain) removeHeader(context, 'accept-encoding');
    }
    await next();
    const { headers, status } = context.res;
    if (status === 404) return;
    headers.set('Accept-Ranges', 'bytes');
    // `serveStatic` says so of compressed answers only: a shared cache would send a plain one to everybody.
    headers.set('Vary', 'Accept-Encoding');
    if (status === 416) {
      headers.set('Cache-Control', 'no-store');
      return;
    }
    const encoding = headers.get('Content-Encoding');
    const etag = encoding === null ? plain : `"${name}-${encoding}"`;
    headers.set('ETag', etag);
    if (!isKnown(etag, req.header('if-none-match'))) return;
    // Closes the file.
    await context.res.body?.cancel();
    context.res = undefined;
    context.res = new Response(null, {
      status: 304,
      headers: [...headers].filter(([header]) => REPEATED.includes(header)),
    });
  };

/** The comparison of `If-None-Match` is weak. */
const isKnown = (etag: string, known = ''): boolean =>
  known.split(',').some((one) => one.trim().replace(/^W\//, '') === etag) || known.trim() === '*';

function isOneRange(range: string): boolean {
  const [match, from, to] = ONE_RANGE.exec(range) ?? [];
  return match !== undefined && !(from && to && Number(from) > Number(to));
}

function removeHeader(context: Context, name: string): void {
  const headers = new Headers(context.req.raw.headers);
  headers.delete(name);
  context.req.raw = new Request(context.req.raw, { headers });
}
