import * as v from 'valibot';

const text = v.pipe(v.string(), v.trim(), v.nonEmpty(), v.maxLength(2000));
/** A message's id: decimal, growing within one user's messages. */
const messageId = v.pipe(v.string(), v.regex(/^\d{1,16}$/));
const characterId = v.pipe(v.string(), v.nonEmpty(), v.maxLength(100));

export const talkMessage = v.looseObject({
  id: v.string(),
  character_id: v.string(),
  author: v.picklist(['user', 'character']),
  /** Of the visitor's own messages: the id that the sending client chose. */
  client_id: v.optional(v.string()),
  text: v.string(),
  /** Articles a reply leans on. */
  citations: v.array(
    v.looseObject({ article_id: v.string(), game_id: v.string(), title: v.string() }),
  ),
  /** ISO 8601. */
  sent_at: v.string(),
});
export type TalkMessage = v.InferOutput<typeof talkMessage>;

/** POST /api/im/history_messages: the newest messages, or those before an id; oldest first. */
export const historyQuery = v.object({
  character_id: characterId,
  before: v.optional(messageId),
  limit: v.optional(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(100)), 30),
});
export const history = v.looseObject({ items: v.array(talkMessage), has_more: v.boolean() });

/** What a client says on /sandbox/messaging. The first frame is `hello`. */
export const clientFrame = v.variant('type', [
  /** `after`: the last message this client knows; everything later comes again. */
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
    text,
  }),
  v.object({ type: v.literal('stop'), reply_to: messageId }),
  v.object({ type: v.literal('ping') }),
]);
export type ClientFrame = v.InferOutput<typeof clientFrame>;

/** What the sandbox says. */
export const serverFrame = v.variant('type', [
  v.looseObject({ type: v.literal('welcome'), user_id: v.string(), last_id: v.string() }),
  /** Stored for good. A message sent twice gets the same answer twice. */
  v.looseObject({
    type: v.literal('ack'),
    client_id: v.string(),
    id: v.string(),
    sent_at: v.string(),
  }),
  v.looseObject({ type: v.literal('typing'), character_id: v.string(), reply_to: v.string() }),
  /** The next stretch of a reply; `index` counts from 0 within one reply. */
  v.looseObject({
    type: v.literal('piece'),
    character_id: v.string(),
    reply_to: v.string(),
    index: v.number(),
    text: v.string(),
  }),
  /** A whole stored message: a finished reply, or one that was missed. */
  v.looseObject({
    type: v.literal('message'),
    message: talkMessage,
    reply_to: v.optional(v.string()),
  }),
  v.looseObject({ type: v.literal('pong') }),
  v.looseObject({
    type: v.literal('error'),
    error_code: v.number(),
    error_message: v.string(),
    client_id: v.optional(v.string()),
  }),
]);
export type ServerFrame = v.InferOutput<typeof serverFrame>;

const choice = v.looseObject({ id: v.string(), text: v.string(), next: v.string() });
export const scene = v.looseObject({
  id: v.string(),
  art: v.string(),
  speaker: v.optional(v.string()),
  text: v.array(v.string()),
  choices: v.array(choice),
  chat: v.optional(v.looseObject({ prompt: v.string() })),
  ending: v.optional(v.string()),
});

/** GET /api/quest/get_info?character_id= or ?quest_id= */
export const questInfo = v.looseObject({
  items: v.array(
    v.looseObject({
      id: v.string(),
      character_id: v.string(),
      game_id: v.optional(v.string()),
      title: v.string(),
      summary: v.string(),
      minutes: v.number(),
      scene_count: v.number(),
      endings: v.number(),
      /** Scenes seen by the caller, when logged in. */
      progress: v.optional(v.looseObject({ path: v.array(v.string()), ended: v.boolean() })),
    }),
  ),
});

/** GET /api/quest/story/scenes?quest_id= */
export const storyScenes = v.looseObject({
  quest_id: v.string(),
  title: v.string(),
  start: v.string(),
  scenes: v.array(scene),
  path: v.array(v.string()),
});

/** POST /api/quest/get_chat_respond */
export const chatQuery = v.object({
  quest_id: v.pipe(v.string(), v.nonEmpty(), v.maxLength(100)),
  scene_id: v.pipe(v.string(), v.nonEmpty(), v.maxLength(100)),
  /** What the visitor wrote, or the id of the choice he pressed. */
  message: v.optional(text),
  choice_id: v.optional(v.pipe(v.string(), v.maxLength(100))),
  /** The scenes seen so far; kept as progress when logged in. */
  path: v.optional(v.pipe(v.array(v.pipe(v.string(), v.maxLength(100))), v.maxLength(500))),
});
export const chatRespond = v.looseObject({
  /** Empty after a choice. */
  reply: v.string(),
  /** The scene that comes next; the same one when the talk stays in it. */
  scene_id: v.string(),
});
