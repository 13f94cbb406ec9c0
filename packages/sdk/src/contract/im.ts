import * as v from 'valibot';
import { ID_MAX_LENGTH, MESSAGE_MAX_LENGTH } from './constants.ts';
import { amount, id, list, maybe, name, orElse, some, whole, words } from './lenient.ts';

/** Id of a message: decimal, and growing within the messages of one user. */
export const messageId = v.pipe(v.string(), v.regex(/^\d{1,16}$/));
const characterId = v.pipe(v.string(), v.nonEmpty(), v.maxLength(ID_MAX_LENGTH));
const clientId = v.pipe(v.string(), v.nonEmpty(), v.maxLength(64));
const messageText = v.pipe(v.string(), v.trim(), v.nonEmpty(), v.maxLength(MESSAGE_MAX_LENGTH));

/** GET /api/im/get_token?app_id= */
export const imToken = v.object({
  im_token: v.pipe(v.string(), v.nonEmpty()),
  /** ISO 8601. */
  expires_at: maybe(v.string()),
});
export type ImToken = v.InferOutput<typeof imToken>;

/** What a reply is based on. */
export const citation = v.object({
  kind: v.picklist(['article', 'entity', 'game', 'character', 'activity']),
  id,
  /** Missing for companions and events that belong to no game. */
  game_id: maybe(id),
  title: name,
  /** The sentence of the source that answers the question. */
  quote: maybe(words),
});
export type Citation = v.InferOutput<typeof citation>;

export const message = v.object({
  id: messageId,
  character_id: id,
  author: v.picklist(['user', 'character']),
  /** Only in the visitor's messages: the id that the sending client chose. */
  client_id: maybe(clientId),
  text: words,
  citations: some(citation),
  /** Only in replies: questions that the companion can answer next. */
  suggestions: maybe(list(name)),
  /** Only in replies: why the text is not complete. `broken`: the source failed. `length`: it reached a limit. */
  cut: maybe(v.picklist(['broken', 'length'])),
  /** Only in replies: there is another answer to the same message, which `regenerate` asks for. */
  can_regenerate: maybe(v.boolean()),
  /** Only in replies: the reply that this one takes the place of. Clients remove that one. */
  replaces: maybe(messageId),
  /** ISO 8601. */
  sent_at: words,
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

/** Something about the visitor that a companion remembers. */
export const memory = v.object({ id, text: name });
export type Memory = v.InferOutput<typeof memory>;

/** POST /api/visitor/im/guest_message: a message without a login. */
export const guestMessage = v.object({
  /** Secret of the guest, chosen by the browser: at least 128 random bits. Who knows it can take the talks. */
  guest: v.pipe(v.string(), v.regex(/^[\w-]{22,64}$/)),
  client_id: clientId,
  character_id: characterId,
  text: messageText,
});
export type GuestMessage = v.InferInput<typeof guestMessage>;

export const guestAnswer = v.object({
  message,
  reply: message,
  /** Messages that the guest still has in this talk. */
  left: orElse(amount, 0),
});
export type GuestAnswer = v.InferOutput<typeof guestAnswer>;

/** POST /api/im/claim_guest_messages: moves the talks of a guest into the account, once. */
export const guestClaim = v.pick(guestMessage, ['guest']);
export type GuestClaim = v.InferInput<typeof guestClaim>;

/** Oldest first. */
export const history = v.object({
  items: list(message),
  has_more: v.boolean(),
  /** All that the companion remembers about the visitor. */
  memories: maybe(list(memory)),
});
export type History = v.InferOutput<typeof history>;

/** Frames from a client (packages/sdk/docs/messaging-protocol.md). On a WebSocket the first is `hello`. */
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
    client_id: clientId,
    character_id: characterId,
    text: messageText,
  }),
  v.object({ type: v.literal('stop'), reply_to: messageId }),
  /** Another answer in place of this reply, the last message of its talk. */
  v.object({ type: v.literal('regenerate'), message_id: messageId }),
  /** The companion forgets a memory. The answer is `memories`, also when it is forgotten already. */
  v.object({ type: v.literal('forget'), character_id: characterId, memory_id: v.string() }),
  v.object({ type: v.literal('ping') }),
]);
export type ClientFrame = v.InferOutput<typeof clientFrame>;

/** Frames from a service (packages/sdk/docs/messaging-protocol.md). */
export const serverFrame = v.variant('type', [
  v.object({
    type: v.literal('welcome'),
    user_id: v.string(),
    last_id: orElse(messageId, '0'),
  }),
  /** The message is stored. A message that is sent twice gets the same answer twice. */
  v.object({
    type: v.literal('ack'),
    client_id: v.string(),
    id: messageId,
    sent_at: v.string(),
  }),
  /** `replaces`: the reply that this one will take the place of. */
  v.object({
    type: v.literal('typing'),
    character_id: v.string(),
    reply_to: v.string(),
    replaces: maybe(messageId),
  }),
  /** The next piece of a reply; `index` starts at 0 in each reply. */
  v.object({
    type: v.literal('piece'),
    character_id: v.string(),
    reply_to: v.string(),
    index: whole(0, 1_000_000),
    text: words,
  }),
  /** A stored message: a finished reply, or a message that was missed. */
  v.object({ type: v.literal('message'), message, reply_to: maybe(v.string()) }),
  /** All that a companion remembers about the visitor, after a change. */
  v.object({ type: v.literal('memories'), character_id: v.string(), memories: some(memory) }),
  /** The visitor deleted the talk with this companion. */
  v.object({ type: v.literal('deleted'), character_id: v.string() }),
  v.object({ type: v.literal('pong') }),
  v.object({
    type: v.literal('error'),
    error_code: v.pipe(v.number(), v.integer()),
    error_message: v.string(),
    client_id: maybe(v.string()),
    payload: v.optional(v.unknown()),
  }),
]);
export type ServerFrame = v.InferOutput<typeof serverFrame>;
