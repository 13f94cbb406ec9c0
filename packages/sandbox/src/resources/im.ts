import { historyQuery } from '@companion/sdk/contract';
import { Hono } from 'hono';
import * as v from 'valibot';
import { bodyOf, queryOf } from '../http/body.ts';
import type { Env } from '../http/env.ts';
import { ok } from '../http/envelope.ts';
import { bearerOf, userOf } from '../http/session.ts';
import type { Services } from '../services.ts';

/** Messages of one history page, if the call names no number. */
const DEFAULT_LIMIT = 30;

/** /api/im: the token that opens the socket, and the history of a conversation. */
export function imResource(services: Services): Hono<Env> {
  const { messaging, messages } = services;
  const app = new Hono<Env>();

  app.get('/get_token', (c) => {
    queryOf(c, v.object({ app_id: v.optional(v.pipe(v.string(), v.maxLength(100))) }));
    const user = userOf(c, services);
    const { token, expiresAt } = messaging.tokens.issue(user.id, bearerOf(c) ?? '');
    return ok(c, { im_token: token, expires_at: new Date(expiresAt).toISOString() });
  });

  app.post('/history_messages', (c) => {
    const user = userOf(c, services);
    const { character_id, before, limit = DEFAULT_LIMIT } = bodyOf(c, historyQuery);
    return ok(c, messages.history(user.id, character_id, before, limit));
  });

  return app;
}
