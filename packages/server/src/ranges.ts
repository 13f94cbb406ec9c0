import path from 'node:path';
import type { Context, MiddlewareHandler } from 'hono';

/** One byte range. Several ranges or other units are answered by the whole file. */
const ONE_RANGE = /^bytes=(?:(\d+)-(\d*)|-\d+)$/;

/**
 * Byte ranges of assets, as video players ask for them (RFC 9110, section 14). `serveStatic` alone answers a malformed
 * `Range` by a part and ignores `If-Range`. An asset's name holds the hash of its content: it is a strong validator.
 */
export const ranges: MiddlewareHandler = async (context, next) => {
  const range = context.req.header('range');
  const etag = `"${path.posix.basename(context.req.path)}"`;
  const ifRange = context.req.header('if-range') ?? etag;
  if (range !== undefined && (!isOneRange(range) || ifRange !== etag)) removeRange(context);
  await next();
  const { headers, status } = context.res;
  if (status === 404) return;
  headers.set('Accept-Ranges', 'bytes');
  if (status === 416) headers.set('Cache-Control', 'no-store');
  else if (!headers.has('Content-Encoding')) headers.set('ETag', etag);
};

function isOneRange(range: string): boolean {
  const [match, from, to] = ONE_RANGE.exec(range) ?? [];
  return match !== undefined && !(from && to && Number(from) > Number(to));
}

function removeRange(context: Context): void {
  const headers = new Headers(context.req.raw.headers);
  headers.delete('range');
  context.req.raw = new Request(context.req.raw, { headers });
}
