import path from 'node:path';
import type { Context, MiddlewareHandler } from 'hono';

/** One range of bytes: more than one, or other units, are answered by the whole file. */
const ONE_RANGE = /^bytes=(?:(\d+)-(\d*)|-\d+)$/;

/**
 * Parts of files, as video players ask for them (RFC 9110, 14), around `serveStatic`: that answers any `Range` by a
 * part, a malformed one too, and whatever `If-Range` says. An asset's name holds the hash of its bytes, so it serves
 * as their strong validator.
 */
export const ranges: MiddlewareHandler = async (context, next) => {
  const range = context.req.header('range');
  const tag = `"${path.posix.basename(context.req.path)}"`;
  const known = context.req.header('if-range') ?? tag;
  if (range !== undefined && (!isOneRange(range) || known !== tag)) withoutRange(context);
  await next();
  const { headers, status } = context.res;
  if (status === 404) return;
  headers.set('Accept-Ranges', 'bytes');
  if (status === 416) headers.set('Cache-Control', 'no-store');
  else if (!headers.has('Content-Encoding')) headers.set('ETag', tag);
};

function isOneRange(range: string): boolean {
  const [whole, from, to] = ONE_RANGE.exec(range) ?? [];
  return whole !== undefined && !(from && to && Number(from) > Number(to));
}

function withoutRange(context: Context): void {
  const headers = new Headers(context.req.raw.headers);
  headers.delete('range');
  context.req.raw = new Request(context.req.raw, { headers });
}
