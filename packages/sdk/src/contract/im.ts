import * as v from 'valibot';
import { MESSAGE_MAX_LENGTH } from './constants.ts';
import { maybe, some } from './lenient.ts';

/** Id of a message: decimal, and growing within the messages of one user. */
export const messageId = v.pipe(v.string(), v.regex(/^\d{1,16}$/));
const characterId = v.pipe(v.string(), v.nonEmpty(), v.maxLength(100));

/** GET /api/im/get_token?app_id= */
export const imToken = v.object({
  im_token: v.pipe(v.string(), v.nonEmpty()),
  /** ISO 8601. */
  expires_at: maybe(v.string()),
});
export type ImToken = v.InferOutput<typeof imToken>;

/** An article that a reply cites. */
export const citation = v.object({
  article_id: v.string(),
  game_id: v.string(),
  title: v.string(),
});
export type Citation = v.InferOutput<typeof citation>;

export const message = v.object({
  id: messageId,
  character_id: v.string(),
  author: v.picklist(['user', 'character']),
  /** Only in the visitor's messages: the id that the sending client chose. */
  client_id: maybe(v.string()),
  text: v.string(),
  citations: some(citation),
  /** ISO 8601. */
  sent_at: v.string(),
});
export type Message = v.InferOutput<typeof message>;

/** POST /api/im/history_messages: the newest messages, or the newest before an id. */
export const historyQuery = v.object({
  character_id: characterId,
  before: v.optional(messageId),
  /** Default 30, at most 100. */
  limit: v.optional(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(100))),
});
export type HistoryQuery = v.InferInput<typeof historyQuery>;

/** Oldest first. */
export const history = v.object({ items: v.array(message), has_more: v.boolean() });
export type History = v.InferOutput<typeof history>;

/** Frames from a client on the sandbox's socket. The first is `hello`. */
export const clientFrame = v.variant('type', [
  /** `after`: id of the last message that the client knows; later messages are sent again. */
  v.object({
    type: v.literal('hello'),
    im_token: v.pipe(v.string(), v.maxLength(200)),
    after: v.optional(messageId),
    language: v.optional(v.pipe(v.string(), v.maxLength(20))),
  }),
  v.object({
    type: v.literal('send'),
    client_id: v.pipe(v.string(), v.nonEmpty(), v.maxLength(64)),
    character_id: characterId,
    text: v.pipe(v.string(), v.trim(), v.nonEmpty(), v.maxLength(MESSAGE_MAX_LENGTH)),
  }),
  v.object({ type: v.literal('stop'), reply_to: messageId }),
  v.object({ type: v.literal('ping') }),
]);
export type ClientFrame = v.InferOutput<typeof clientFrame>;

/** Frames from the sandbox's socket. */
export const serverFrame = v.variant('type', [
  v.object({ type: v.literal('welcome'), user_id: v.string(), last_id: v.string() }),
  /** The message is stored. A message that is sent twice gets the same answer twice. */
  v.object({
    type: v.literal('ack'),
    client_id: v.string(),
    id: messageId,
    sent_at: v.string(),
  }),
  v.object({ type: v.literal('typing'), character_id: v.string(), reply_to: v.string() }),
  /** The next piece of a reply; `index` starts at 0 in each reply. */
  v.object({
    type: v.literal('piece'),
    character_id: v.string(),
    reply_to: v.string(),
    index: v.number(),
    text: v.string(),
  }),
  /** A stored message: a finished reply, or a message that was missed. */
  v.object({ type: v.literal('message'), message, reply_to: v.optional(v.string()) }),
  v.object({ type: v.literal('pong') }),
  v.object({
    type: v.literal('error'),
    error_code: v.number(),
    error_message: v.string(),
    client_id: v.optional(v.string()),
    payload: v.optional(v.unknown()),
  }),
]);
export type ServerFrame = v.InferOutput<typeof serverFrame>;
