import type { Context, MiddlewareHandler } from 'hono';
import { getCookie } from 'hono/cookie';
import { ApiError, errorCodes } from './api-error.ts';
import type { Env } from './env.ts';
import { isLoopbackHost, isOwnOrigin } from './origin.ts';

/** The name is given by spec §7, so it can't have the prefix `__Host-`. */
export const XSRF_COOKIE = 'XSRF-TOKEN';
const XSRF_HEADER = 'x-xsrf-token';

const forbidden = () => new ApiError(errorCodes.forbidden, 'forbidden', { status: 403 });

function originHeaders(c: Context<Env>) {
  return {
    host: c.req.header('host') ?? new URL(c.req.url).host,
    origin: c.req.header('origin'),
    fetchSite: c.req.header('sec-fetch-site'),
    isSecure: c.env.isSecure ?? false,
  };
}

/** Rejects calls to a foreign host name (DNS rebinding): pages of that name could make them. */
export function guardHost(isPublic: boolean): MiddlewareHandler<Env> {
  return async (c, next) => {
    if (!isPublic && !isLoopbackHost(originHeaders(c).host)) throw forbidden();
    return next();
  };
}

/** Rejects calls from foreign pages, and calls that do not repeat the XSRF cookie, except GET and HEAD. */
export const guardChanges: MiddlewareHandler<Env> = async (c, next) => {
  if (c.req.method !== 'GET' && c.req.method !== 'HEAD') {
    if (!isOwnOrigin(originHeaders(c))) throw forbidden();
    const cookie = getCookie(c, XSRF_COOKIE);
    if (cookie !== undefined && c.req.header(XSRF_HEADER) !== cookie) throw forbidden();
  }
  return next();
};

/**
 * The devtools show login codes, so only this machine's own pages may read them. The Host check
 * prevents DNS rebinding.
 */
export function guardDevtools(isPublic: boolean): MiddlewareHandler<Env> {
  return async (c, next) => {
    const headers = originHeaders(c);
    // A link to the devtools page may be followed from any page.
    const isNavigation =
      c.req.method === 'GET' && c.req.header('sec-fetch-mode') === 'navigate' && !headers.origin;
    if (!isPublic && !isLoopbackHost(headers.host)) throw forbidden();
    if (!isNavigation && !isOwnOrigin(headers)) throw forbidden();
    return next();
  };
}
