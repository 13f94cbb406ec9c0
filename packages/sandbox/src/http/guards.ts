import type { Context, MiddlewareHandler } from 'hono';
import { getCookie } from 'hono/cookie';
import { ApiError, errorCodes } from './api-error.ts';
import type { Env } from './env.ts';
import { isLoopbackHost, isOwnOrigin } from './origin.ts';

/** The names are the spec's (§7); `__Host-` is therefore not possible. */
export const XSRF_COOKIE = 'XSRF-TOKEN';
const XSRF_HEADER = 'x-xsrf-token';

const forbidden = () => new ApiError(errorCodes.forbidden, 'forbidden', { status: 403 });

function originHeaders(c: Context<Env>) {
  return {
    host: c.req.header('host') ?? new URL(c.req.url).host,
    origin: c.req.header('origin'),
    fetchSite: c.req.header('sec-fetch-site'),
  };
}

/** A call that changes something comes from our own page, and shows the cookie's token if there is one. */
export const guardChanges: MiddlewareHandler<Env> = async (c, next) => {
  if (c.req.method !== 'GET' && c.req.method !== 'HEAD') {
    if (!isOwnOrigin(originHeaders(c))) throw forbidden();
    const cookie = getCookie(c, XSRF_COOKIE);
    if (cookie !== undefined && c.req.header(XSRF_HEADER) !== cookie) throw forbidden();
  }
  return next();
};

/** The aids show codes: only this machine's own pages may ask (trust: DNS rebinding). */
export function guardDevtools(open: boolean): MiddlewareHandler<Env> {
  return async (c, next) => {
    const headers = originHeaders(c);
    // Following a link to the page itself is fine from anywhere on this machine.
    const visiting =
      c.req.method === 'GET' && c.req.header('sec-fetch-mode') === 'navigate' && !headers.origin;
    if (!open && !isLoopbackHost(headers.host)) throw forbidden();
    if (!visiting && !isOwnOrigin(headers)) throw forbidden();
    return next();
  };
}
