import { Hono } from 'hono';
import { devtoolsResource } from './devtools/devtools.ts';
import { plainAddress } from './http/address.ts';
import { ApiError, errorCodes } from './http/api-error.ts';
import { jsonBody } from './http/body.ts';
import type { Env } from './http/env.ts';
import {
  type Access,
  allowOrigins,
  guardChanges,
  guardDevtools,
  guardHost,
} from './http/guards.ts';
import { injectFaults } from './http/inject-faults.ts';
import { parseLanguage } from './http/language.ts';
import { characterResource } from './resources/character.ts';
import { imResource } from './resources/im.ts';
import { questResource } from './resources/quest.ts';
import { usersResource } from './resources/users.ts';
import { utilsResource } from './resources/utils.ts';
import { visitorResource } from './resources/visitor.ts';
import type { Services } from './services.ts';

/** The calls of spec §7 under /api, the devtools under /sandbox, a 404 elsewhere. */
export function createApp(services: Services, access: Access): Hono<Env> {
  // Not strict about the final slash: the specification writes `/api/users/me/`.
  const app = new Hono<Env>({ strict: false });

  app.use(async (c, next) => {
    c.set('address', plainAddress(c.env.address));
    c.set('language', parseLanguage(c.req.header('lan')));
    c.header('cache-control', 'no-store');
    c.header('x-content-type-options', 'nosniff');
    c.header('cross-origin-resource-policy', 'same-origin');
    c.header('referrer-policy', 'no-referrer');
    return next();
  });
  app.use(allowOrigins(access));
  app.use('/sandbox/*', guardDevtools(services, access));
  // Not for /sandbox: its guard checks origins, and outside services know no XSRF token.
  app.use('/api/*', guardHost(services, access), guardChanges(services, access));
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
    // Outside services report errors by status, so their stand-ins do too.
    const limited = apiError.status === 200 && !c.req.path.startsWith('/api/');
    if (limited) return c.json(body, apiError.code === errorCodes.tooOften ? 429 : 400);
    return c.json(body, apiError.status);
  });

  return app;
}
