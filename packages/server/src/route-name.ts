import type { MiddlewareHandler } from 'hono';
import type { AppEnv } from './app.ts';

/** Names the route of an answer that is no page, for metrics and logs. */
export const named =
  (route: string): MiddlewareHandler<AppEnv> =>
  (context, next) => {
    context.set('route', route);
    return next();
  };
