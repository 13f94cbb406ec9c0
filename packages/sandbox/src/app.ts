import { Hono } from 'hono';
import { devtoolsResource } from './devtools/devtools.ts';
import { cameSecurely, clientAddress, withoutPrefix } from './http/address.ts';
import { ApiError, errorCodes } from './http/api-error.ts';
import { jsonBody } from './http/body.ts';
import type { Env } from './http/env.ts';
import { guardChanges, guardDevtools } from './http/guards.ts';
import { injectFaults } from './http/inject-faults.ts';
import { parseLanguage } from './http/language.ts';
import { characterResource } from './resources/character.ts';
import { imResource } from './resources/im.ts';
import { questResource } from './resources/quest.ts';
import { usersResource } from './resources/users.ts';
import { utilsResource } from './resources/utils.ts';
import { visitorResource } from './resources/visitor.ts';
import type { Services } from './services.ts';

export interface AppOptions {
  /** Answers the aids to any Host. */
  public: boolean;
  trustedProxies: readonly string[];
}

/** The call table of spec §7 under /api, the aids of contract.md under /sandbox, a 404 elsewhere. */
export function createApp(services: Services, options: AppOptions): Hono<Env> {
  // `/api/users/me/` is the spec's own way of writing it; both forms are one address.
  const app = new Hono<Env>({ strict: false });
  const trustedProxies = options.trustedProxies.map(withoutPrefix);

  app.use(async (c, next) => {
    const remoteAddress = withoutPrefix(c.env.remoteAddress);
    const forwarded = {
      for: c.req.header('x-forwarded-for'),
      proto: c.req.header('x-forwarded-proto'),
    };
    c.set('address', clientAddress(remoteAddress, forwarded.for, trustedProxies));
    c.set('isSecure', cameSecurely(remoteAddress, forwarded, trustedProxies));
    c.set('language', parseLanguage(c.req.header('lan')));
    c.header('cache-control', 'no-store');
    c.header('x-content-type-options', 'nosniff');
    c.header('cross-origin-resource-policy', 'same-origin');
    c.header('referrer-policy', 'no-referrer');
    return next();
  });
  app.use('/sandbox/*', guardDevtools(options.public));
  // The aids' own guard is stricter about origins; outside services know no XSRF token.
  app.use('/api/*', guardChanges);
  app.use('/api/*', injectFaults(services.faults));
  app.use(jsonBody);

  app.route('/api/users', usersResource(services));
  app.route('/api/visitor', visitorResource(services));
  app.route('/api/character', characterResource(services));
  app.route('/api/quest', questResource(services));
  app.route('/api/im', imResource(services));
  app.route('/api/utils', utilsResource(services));
  app.route('/sandbox', devtoolsResource(services));

  app.notFound(() => {
    throw new ApiError(errorCodes.notFound, 'notFound', { status: 404 });
  });

  app.onError((error, c) => {
    const apiError =
      error instanceof ApiError
        ? error
        : new ApiError(errorCodes.internal, 'internal', { status: 500 });
    if (apiError !== error) services.log('error', { path: c.req.path, message: error.message });
    const body = {
      error_code: apiError.code,
      error_message: apiError.text(c.var.language ?? 'zh'),
      payload: apiError.payload,
    };
    // Only the API speaks in envelopes; its neighbours tell failure by status.
    const limited = apiError.status === 200 && !c.req.path.startsWith('/api/');
    if (limited) return c.json(body, apiError.code === errorCodes.tooOften ? 429 : 400);
    return c.json(body, apiError.status);
  });

  return app;
}
