import { clientFrame, messageId, type ServerFrame } from '@companion/sdk/contract';
import { type Context, Hono } from 'hono';
import { streamSSE } from 'hono/streaming';
import { LRUCache } from 'lru-cache';
import * as v from 'valibot';
import { ApiError, errorCodes, tooOften } from '../http/api-error.ts';
import { bodyOf, queryOf } from '../http/body.ts';
import type { Env } from '../http/env.ts';
import { type Language, parseLanguage } from '../http/language.ts';
import { bearerOf } from '../http/session.ts';
import type { RateLimit } from '../rate-limit.ts';
import { MINUTE_MS } from '../time.ts';
import type { Caller, CloseReason, Conversations, Peer } from './conversations.ts';
import { hexHash, type ImTokens, type SocketOwner } from './tokens.ts';

/** A token that is not used for this time is over (ms). */
const IDLE_MS = MINUTE_MS;
const MAX_TOKENS = 10_000;
/** Interval of the comments that keep a stream open (ms). */
const HEARTBEAT_MS = 15_000;
/** A stream with more unread data, and a longer answer, is ended. Its client resumes from its last id. */
const MAX_UNREAD_CHARACTERS = 1024 * 1024;

const readQuery = v.object({
  after: v.optional(messageId),
  language: v.optional(v.pipe(v.string(), v.maxLength(20))),
});

interface HttpMessagingOptions {
  conversations: Conversations;
  tokens: ImTokens;
  isAlive: (owner: SocketOwner) => boolean;
  /** Frames and reads by user. */
  frameLimit: RateLimit;
}

type Owner = SocketOwner & { language: Language };

/** Conversations over plain HTTP (packages/sdk/docs/messaging-protocol.md). */
export function createHttpMessaging(options: HttpMessagingOptions): Hono<Env> {
  const { conversations, tokens, isAlive, frameLimit } = options;
  /** By the hash of their token. */
  const owners = new LRUCache<string, Owner>({
    max: MAX_TOKENS,
    ttl: IDLE_MS,
    updateAgeOnGet: true,
  });
  const app = new Hono<Env>();

  /** @throws ApiError without a valid token, and beyond the limit */
  function ownerOf(c: Context<Env>, language?: Language): { owner: Owner; key: string } {
    const token = bearerOf(c) ?? '';
    const key = hexHash(token);
    const known: SocketOwner | undefined = owners.get(key) ?? tokens.redeem(token);
    if (!known || !isAlive(known))
      throw new ApiError(errorCodes.sessionExpired, 'sessionExpired', { status: 401 });
    const owner = { language: 'zh' as const, ...known, ...(language && { language }) };
    owners.set(key, owner);
    // Not by token: a user gets as many as they ask for.
    const waitMs = frameLimit.take(`http ${owner.userId}`);
    if (waitMs > 0) throw tooOften('message', 'messageTooOften', waitMs);
    return { owner, key };
  }

  app.get('/', (c) => {
    const { after, language } = queryOf(c, readQuery);
    const { owner, key } = ownerOf(c, parseLanguage(language));
    if (!c.req.header('accept')?.includes('text/event-stream')) {
      const { caller, frames } = collecting(owner);
      conversations.greet(caller, after);
      return c.json({ frames });
    }
    // For proxies that hold answers back, such as nginx.
    c.header('X-Accel-Buffering', 'no');
    return streamSSE(c, async (stream) => {
      const ended = Promise.withResolvers<CloseReason | 'left'>();
      let unread = 0;
      let isFull = false;
      /** The last write. Resolves when the connection has taken it, or has ended. */
      let written: Promise<void> | undefined;
      const peer: Peer = {
        ...owner,
        isOpen: () => !isFull && !stream.aborted && !stream.closed,
        send(frame) {
          if (isFull) return;
          const data = JSON.stringify(frame);
          unread += data.length;
          // Not `writeSSE`: it writes in a later turn, after the stream has been closed.
          written = stream.write(`data: ${data}\n\n`).then(() => {
            unread -= data.length;
          });
          isFull = unread > MAX_UNREAD_CHARACTERS;
          if (isFull) ended.resolve('left');
        },
        close(reason) {
          // What the client does not read would stay in memory until its connection ends. Such a client gets no `replaced`.
          if (unread > 0) stream.abort();
          ended.resolve(reason);
        },
      };
      stream.onAbort(() => ended.resolve('left'));
      conversations.join(peer, after);
      const heartbeat = setInterval(() => {
        owners.get(key);
        void stream.write(': open\n\n');
      }, HEARTBEAT_MS);
      const reason = await ended.promise;
      clearInterval(heartbeat);
      // A full stream counts until it is read.
      await written;
      conversations.leave(peer);
      if (reason === 'replaced') await stream.writeSSE({ event: 'replaced', data: '' });
    });
  });

  app.post('/', (c) => {
    const { owner } = ownerOf(c);
    const { caller, frames } = collecting(owner);
    const frame = bodyOf(c, clientFrame);
    if (frame.type !== 'hello' && frame.type !== 'ping') conversations.receive(caller, frame);
    // The message itself is the acknowledgement: it arrives with the others, in order.
    return c.json({ frames: frames.filter(({ type }) => type !== 'ack') });
  });

  return app;
}

/** A caller that gets its frames in one answer. */
function collecting({ userId, language }: Owner): { caller: Caller; frames: ServerFrame[] } {
  const frames: ServerFrame[] = [];
  let characters = 0;
  const isOpen = () => characters <= MAX_UNREAD_CHARACTERS;
  const send = (frame: ServerFrame) => {
    if (!isOpen()) return;
    frames.push(frame);
    characters += JSON.stringify(frame).length;
  };
  return { caller: { userId, language, isOpen, send }, frames };
}
