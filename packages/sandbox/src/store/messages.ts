import type { Citation, History, Message } from '@companion/sdk/contract';
import type { Database } from './database.ts';
import { COLUMNS, type MessageRow, toWire } from './message-rows.ts';

/** Stores conversations: one per user and companion. Ids increase. */
export interface MessageStore {
  /** The user's message with this client id, if it is stored. */
  findByClientId(userId: string, clientId: string): Message | undefined;
  /** Stores a message of the user. If the client id is stored already, returns the stored message. */
  addFromUser(input: {
    userId: string;
    characterId: string;
    clientId: string;
    text: string;
    /** Default: now (ms). */
    sentAt?: number;
  }): Message;
  /**
   * Stores a companion's reply. Returns undefined if the message has another reply than the one that is replaced, or the
   * user was removed.
   */
  addReply(input: {
    userId: string;
    characterId: string;
    replyTo: string;
    text: string;
    citations: readonly Citation[];
    suggestions: readonly string[];
    cut?: Message['cut'];
    canRegenerate?: boolean | undefined;
    /** Id of a reply to the same message. It is removed. */
    replaces?: string | undefined;
    /** Sources of all answers to the message. */
    tried?: readonly string[];
    /** Default: now (ms). */
    sentAt?: number;
  }): Message | undefined;
  /** The reply with this id, if it is the last message of its talk and there is another answer. */
  replaceable(userId: string, id: string): ReplaceableReply | undefined;
  /** Oldest first. */
  history(
    userId: string,
    characterId: string,
    before: string | undefined,
    limit: number,
  ): Omit<History, 'memories'>;
  /** Messages of all the user's conversations with a greater id, oldest first, with what they reply to. */
  after(userId: string, id: string, limit: number): { message: Message; reply_to?: string }[];
  lastId(userId: string): string;
  /** The user's messages since `since` (ms) without a reply, because the process stopped. */
  unanswered(userId: string, since: number): Message[];
}

/** A reply of which there is another. */
export interface ReplaceableReply {
  reply: Message;
  /** The message that it answers. */
  message: Message;
  tried: readonly string[];
}

export function createMessageStore(database: Database, now: () => number): MessageStore {
  const insert = database.query<MessageRow, [string, string, string, string, number]>(
    `INSERT INTO messages (user_id, character_id, author, client_id, text, citations, sent_at)
     VALUES (?, ?, 'user', ?, ?, '[]', ?) ON CONFLICT DO NOTHING RETURNING ${COLUMNS}`,
  );
  const byClientId = database.query<MessageRow, [string, string]>(
    `SELECT ${COLUMNS} FROM messages WHERE user_id = ? AND client_id = ?`,
  );
  // The user may have removed the account while the companion was replying.
  const insertReply = database.query<
    MessageRow,
    [
      string,
      number,
      string,
      string,
      number,
      string,
      string,
      string | null,
      number,
      number | null,
      string,
    ]
  >(
    `INSERT INTO messages
       (user_id, character_id, author, reply_to, text, citations, suggestions, cut, sent_at,
        can_regenerate, replaces, tried)
     SELECT ?1, ?3, 'character', ?2, ?4, ?6, ?7, ?8, ?5, ?9, ?10, ?11 WHERE EXISTS (SELECT 1 FROM users WHERE id = ?1)
     ON CONFLICT DO NOTHING RETURNING ${COLUMNS}`,
  );
  const removeReply = database.query<never, [string, number, number]>(
    'DELETE FROM messages WHERE user_id = ? AND reply_to = ? AND id = ?',
  );
  const replaceable = database.query<
    MessageRow & { reply_to: number; tried: string },
    [string, number]
  >(
    `SELECT ${COLUMNS}, reply_to, tried FROM messages AS reply
     WHERE user_id = ? AND id = ? AND can_regenerate = 1 AND reply_to IS NOT NULL
       AND NOT EXISTS (SELECT 1 FROM messages AS later
                       WHERE later.user_id = reply.user_id
                         AND later.character_id = reply.character_id AND later.id > reply.id)`,
  );
  const byId = database.query<MessageRow, [string, number]>(
    `SELECT ${COLUMNS} FROM messages WHERE user_id = ? AND id = ?`,
  );
  const history = database.query<MessageRow, [string, string, number, number]>(
    `SELECT ${COLUMNS} FROM messages WHERE user_id = ? AND character_id = ? AND id < ?
     ORDER BY id DESC LIMIT ?`,
  );
  const after = database.query<MessageRow & { reply_to: number | null }, [string, number, number]>(
    `SELECT ${COLUMNS}, reply_to FROM messages WHERE user_id = ? AND id > ? ORDER BY id LIMIT ?`,
  );
  const last = database.query<{ id: number | null }, [string]>(
    'SELECT max(id) AS id FROM messages WHERE user_id = ?',
  );
  const unanswered = database.query<MessageRow, [string, number]>(
    `SELECT ${COLUMNS} FROM messages WHERE user_id = ? AND author = 'user' AND sent_at > ?
       AND NOT EXISTS (SELECT 1 FROM messages AS reply
                       WHERE reply.user_id = messages.user_id AND reply.reply_to = messages.id)
     ORDER BY id`,
  );

  return {
    findByClientId(userId, clientId) {
      const row = byClientId.get(userId, clientId);
      return row && toWire(row);
    },
    addFromUser({ userId, characterId, clientId, text, sentAt = now() }) {
      const stored =
        insert.get(userId, characterId, clientId, text, sentAt) ?? byClientId.get(userId, clientId);
      if (!stored) throw new Error('a message was neither stored nor found');
      return toWire(stored);
    },
    addReply({ userId, characterId, replyTo, text, citations, suggestions, cut, ...more }) {
      const { canRegenerate = false, replaces, tried = [], sentAt = now() } = more;
      const add = () =>
        insertReply.get(
          userId,
          Number(replyTo),
          characterId,
          text,
          sentAt,
          JSON.stringify(citations),
          JSON.stringify(suggestions),
          cut ?? null,
          Number(canRegenerate),
          replaces === undefined ? null : Number(replaces),
          JSON.stringify(tried),
        );
      const row =
        replaces === undefined
          ? add()
          : database.transaction(() => {
              removeReply.run(userId, Number(replyTo), Number(replaces));
              return add();
            });
      return row && toWire(row);
    },
    replaceable(userId, id) {
      const row = replaceable.get(userId, Number(id));
      const message = row && byId.get(userId, row.reply_to);
      if (!row || !message) return undefined;
      return {
        reply: toWire(row),
        message: toWire(message),
        tried: JSON.parse(row.tried) as string[],
      };
    },
    history(userId, characterId, before, limit) {
      const top = before === undefined ? Number.MAX_SAFE_INTEGER : Number(before);
      const rows = history.all(userId, characterId, top, limit + 1);
      return {
        items: rows.slice(0, limit).reverse().map(toWire),
        has_more: rows.length > limit,
      };
    },
    after: (userId, id, limit) =>
      after.all(userId, Number(id), limit).map(({ reply_to, ...row }) => ({
        message: toWire(row),
        ...(reply_to !== null && { reply_to: String(reply_to) }),
      })),
    lastId: (userId) => String(last.get(userId)?.id ?? 0),
    unanswered: (userId, since) => unanswered.all(userId, since).map(toWire),
  };
}
