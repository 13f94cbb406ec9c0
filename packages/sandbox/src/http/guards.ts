import type { Context, MiddlewareHandler } from 'hono';
import { cors } from 'hono/cors';
import type { Log } from '../log.ts';
import type { Services } from '../services.ts';
import { isLoopbackAddress } from './address.ts';
import { ApiError, errorCodes } from './api-error.ts';
import type { Connection, Env } from './env.ts';
import { isLoopbackHost, isOwnOrigin, type OriginHeaders } from './origin.ts';

/** The name is given by spec §7, so it can't have the prefix `__Host-`. */
export const XSRF_COOKIE = 'XSRF-TOKEN';
const XSRF_HEADER = 'x-xsrf-token';

/** How long a browser may remember a preflight, seconds. */
const PREFLIGHT_S = 600;

/**
 * Headers in which a proxy names itself or the caller: `Forwarded`, `X-Forwarded-For`, `X-Real-IP`, `CF-Connecting-IP`,
 * `True-Client-IP` and their like. No browser sends one.
 */
const FORWARDED = /forwarded|ip$|^(?:via|cdn-loop)$/i;

/** Which callers are served. */
export interface Access {
  /** Whether calls to every host name are answered, not only to loopback names. */
  isPublic: boolean;
  /** Other origins whose pages may call. */
  origins: readonly string[];
}

/** Why a request is refused. */
type Refusal = 'foreign_page' | 'foreign_host' | 'forwarded' | 'xsrf_token';

/** Longest part of an origin in the log, characters. */
const MAX_ORIGIN = 100;

/** Fields of the log. Whoever starts the sandbox for another page sees which origin it lacks. */
export const refusalFields = (path: string, reason: Refusal, origin = '') => ({
  path,
  reason,
  origin: origin.slice(0, MAX_ORIGIN),
});

function refuse(c: Context<Env>, log: Log, reason: Refusal): never {
  log('refused', refusalFields(c.req.path, reason, c.req.header('origin')));
  throw new ApiError(errorCodes.forbidden, 'forbidden', {
    values: { reason },
    payload: { reason },
    status: 403,
  });
}

function originHeaders(c: Context<Env>, allowedOrigins: readonly string[]) {
  return {
    allowedOrigins,
    host: c.req.header('host') ?? new URL(c.req.url).host,
    origin: c.req.header('origin'),
    fetchSite: c.req.header('sec-fetch-site'),
    isSecure: c.env.isSecure ?? false,
  };
}

/**
 * Answers the preflights of allowed origins and lets their pages read answers. Without credentials: the SDK sends the
 * session in a header, and cookies to its page's own origin only.
 */
export function allowOrigins({ origins }: Access): MiddlewareHandler<Env> {
  const allow = cors({ origin: [...origins], maxAge: PREFLIGHT_S });
  return (c, next) => (origins.includes(c.req.header('origin') ?? '') ? allow(c, next) : next());
}

/** Rejects calls to a foreign host name (DNS rebinding): pages of that name could make them. */
export function guardHost(
  { log }: Pick<Services, 'log'>,
  { isPublic, origins }: Access,
): MiddlewareHandler<Env> {
  return async (c, next) => {
    const { host } = originHeaders(c, origins);
    if (!isPublic && !isLoopbackHost(host)) refuse(c, log, 'foreign_host');
    return next();
  };
}

/** The values as they were sent: clients decode them in different ways. */
const cookieValues = (header: string, name: string): string[] =>
  header.split(/; */).flatMap((pair) => {
    const [key, ...value] = pair.split('=');
    return key === name ? [value.join('=')] : [];
  });

/**
 * Rejects calls from foreign pages, and calls that have our XSRF cookie and no XSRF header, except GET and HEAD. Cookies
 * that we did not issue are ignored. Apps on other ports share cookies with us, and theirs can hide ours from the page,
 * which then repeats theirs. So the header must be our token only where the browser does not say which page calls.
 */
export function guardChanges(
  { log, xsrfTokens }: Pick<Services, 'log' | 'xsrfTokens'>,
  { origins }: Access,
): MiddlewareHandler<Env> {
  return async (c, next) => {
    if (c.req.method !== 'GET' && c.req.method !== 'HEAD') {
      const headers = originHeaders(c, origins);
      if (!isOwnOrigin(headers)) refuse(c, log, 'foreign_page');
      const isKnownPage = headers.origin !== undefined || headers.fetchSite !== undefined;
      const cookies = cookieValues(c.req.header('cookie') ?? '', XSRF_COOKIE);
      const issued = cookies.filter(xsrfTokens.isIssued);
      const repeated = c.req.header(XSRF_HEADER);
      const isRepeated = repeated !== undefined && (isKnownPage || issued.includes(repeated));
      if (issued.length > 0 && !isRepeated) refuse(c, log, 'xsrf_token');
    }
    return next();
  };
}

interface DevtoolsRequest extends Omit<OriginHeaders, 'isSecure'> {
  headerNames: readonly string[];
  isPublic: boolean;
  connection: Connection;
}

/**
 * Why /sandbox refuses a request. It shows login codes, so only this machine's own pages may read it. The Host check
 * prevents DNS rebinding. A proxy may ask for anybody: it names itself, or speaks HTTP/1.0, as nginx does unless told
 * otherwise. Of a trusted one only `X-Forwarded-For` says that the visitor is on this machine.
 */
export function devtoolsRefusal(request: DevtoolsRequest): Refusal | undefined {
  const { address, isSecure = false, isProxied, isHttp10 } = request.connection;
  if (!request.isPublic) {
    if (!isLoopbackHost(request.host)) return 'foreign_host';
    const isForwarded = isHttp10 || request.headerNames.some((name) => FORWARDED.test(name));
    const isVisitorHere =
      isProxied && request.headerNames.includes('x-forwarded-for') && isLoopbackAddress(address);
    if (isForwarded && !isVisitorHere) return 'forwarded';
  }
  return isOwnOrigin({ ...request, isSecure }) ? undefined : 'foreign_page';
}

export function guardDevtools(
  { log }: Pick<Services, 'log'>,
  { isPublic, origins }: Access,
): MiddlewareHandler<Env> {
  return async (c, next) => {
    const headers = originHeaders(c, origins);
    const reason = devtoolsRefusal({
      ...headers,
      headerNames: [...c.req.raw.headers.keys()],
      isPublic,
      connection: c.env,
    });
    // A link to the devtools page may be followed from any page.
    const isNavigation =
      c.req.method === 'GET' && c.req.header('sec-fetch-mode') === 'navigate' && !headers.origin;
    if (reason && !(reason === 'foreign_page' && isNavigation)) refuse(c, log, reason);
    return next();
  };
}
