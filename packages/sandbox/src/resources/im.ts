import { guestClaim, historyQuery, talkDeletion, talksQuery } from '@companion/sdk/contract';
import { Hono } from 'hono';
import * as v from 'valibot';
import { bodyOf, queryOf } from '../http/body.ts';
import type { Env } from '../http/env.ts';
import { ok } from '../http/envelope.ts';
import { bearerOf, userOf } from '../http/session.ts';
import { shownMemories } from '../replies/memory.ts';
import type { Services } from '../services.ts';

/** Messages of one history page, if the call names no number. */
const DEFAULT_LIMIT = 30;

/** /api/im: the token that opens the socket, the user's talks and their history, and the talks of a guest. */
export function imResource(services: Services): Hono<Env> {
  const { guests, messaging, messages, memories, talks, library } = services;
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
    const companion = library.companion(character_id);
    return ok(c, {
      ...messages.history(user.id, character_id, before, limit),
      memories: companion
        ? shownMemories(memories.of(user.id, character_id), companion, library, c.get('language'))
        : [],
    });
  });

  app.get('/talks', (c) => {
    const user = userOf(c, services);
    const { keyword = '' } = queryOf(c, talksQuery);
    return ok(c, {
      items: talks.of(user.id, keyword).map((talk) => {
        const { character_id: id } = talk.last;
        const companion = library.companion(id);
        return {
          ...talk,
          // Content can change: a companion that is gone has no name any more.
          character: companion
            ? {
                id,
                name: companion.name[c.get('language')],
                seed: companion.seed,
                look: companion.look,
                hue: companion.hue,
              }
            : { id, name: id },
        };
      }),
    });
  });

  app.post('/delete_talk', (c) => {
    const user = userOf(c, services);
    messaging.deleteTalk(user.id, bodyOf(c, talkDeletion).character_id);
    return ok(c, {});
  });

  app.post('/claim_guest_messages', (c) => {
    const user = userOf(c, services);
    const moved = guests.claim(bodyOf(c, guestClaim).guest, user.id);
    messaging.deliver(user.id, moved);
    return ok(c, {});
  });

  return app;
}
