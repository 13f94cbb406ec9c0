import type { Citation, History, Message } from '@companion/sdk/contract';
import type { Database } from './database.ts';

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
  }): Message;
  /** Stores a companion's reply. Returns undefined if the message has a reply or the user was removed. */
  addReply(input: {
    userId: string;
    characterId: string;
    replyTo: string;
    text: string;
    citations: readonly Citation[];
  }): Message | undefined;
  /** Oldest first. */
  history(userId: string, characterId: string, before: string | undefined, limit: number): History;
  /** Messages of all the user's conversations with a greater id, oldest first. */
  after(userId: string, id: string, limit: number): Message[];
  lastId(userId: string): string;
  /** The user's messages since `since` (ms) without a reply, because the process stopped. */
  unanswered(userId: string, since: number): Message[];
}

interface MessageRow {
  id: number;
  character_id: string;
  author: 'user' | 'character';
  client_id: string | null;
  text: string;
  citations: string;
  sent_at: number;
}

const COLUMNS = 'id, character_id, author, client_id, text, citations, sent_at';

export function createMessageStore(database: Database, now: () => number): MessageStore {
  const insert = database.query<MessageRow, [string, string, string, string, number]>(
    `INSERT INTO messages (user_id, character_id, author, client_id, text, citations, sent_at)
     VALUES (?, ?, 'user', ?, ?, '[]', ?) ON CONFLICT DO NOTHING RETURNING ${COLUMNS}`,
  );
  const byClientId = database.query<MessageRow, [string, string]>(
    `SELECT ${COLUMNS} FROM messages WHERE user_id = ? AND client_id = ?`,
  );
  // The user may have removed the account while the companion was replying.
  const insertReply = database.query<MessageRow, [string, number, string, string, number, string]>(
    `INSERT INTO messages (user_id, character_id, author, reply_to, text, citations, sent_at)
     SELECT ?1, ?3, 'character', ?2, ?4, ?6, ?5 WHERE EXISTS (SELECT 1 FROM users WHERE id = ?1)
     ON CONFLICT DO NOTHING RETURNING ${COLUMNS}`,
  );
  const history = database.query<MessageRow, [string, string, number, number]>(
    `SELECT ${COLUMNS} FROM messages WHERE user_id = ? AND character_id = ? AND id < ?
     ORDER BY id DESC LIMIT ?`,
  );
  const after = database.query<MessageRow, [string, number, number]>(
    `SELECT ${COLUMNS} FROM messages WHERE user_id = ? AND id > ? ORDER BY id LIMIT ?`,
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
    addFromUser({ userId, characterId, clientId, text }) {
      const stored =
        insert.get(userId, characterId, clientId, text, now()) ?? byClientId.get(userId, clientId);
      if (!stored) throw new Error('a message was neither stored nor found');
      return toWire(stored);
    },
    addReply({ userId, characterId, replyTo, text, citations }) {
      const row = insertReply.get(
        userId,
        Number(replyTo),
        characterId,
        text,
        now(),
        JSON.stringify(citations),
      );
      return row && toWire(row);
    },
    history(userId, characterId, before, limit) {
      const top = before === undefined ? Number.MAX_SAFE_INTEGER : Number(before);
      const rows = history.all(userId, characterId, top, limit + 1);
      return { items: rows.slice(0, limit).reverse().map(toWire), has_more: rows.length > limit };
    },
    after: (userId, id, limit) => after.all(userId, Number(id), limit).map(toWire),
    lastId: (userId) => String(last.get(userId)?.id ?? 0),
    unanswered: (userId, since) => unanswered.all(userId, since).map(toWire),
  };
}

function toWire(row: MessageRow): Message {
  return {
    id: String(row.id),
    character_id: row.character_id,
    author: row.author,
    ...(row.client_id !== null && { client_id: row.client_id }),
    text: row.text,
    citations: row.citations === '[]' ? [] : (JSON.parse(row.citations) as Citation[]),
    sent_at: new Date(row.sent_at).toISOString(),
  };
}
