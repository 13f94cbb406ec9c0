import type { Talk } from '@companion/sdk/contract';
import type { Database } from './database.ts';
import { COLUMNS, type MessageRow, toWire } from './message-rows.ts';

type StoredTalk = Pick<Talk, 'last' | 'count' | 'unread'>;

/** The talks of users: what is said of all messages with one companion. */
export interface TalkStore {
  /**
   * Newest first. With words only the talks that contain them; `last` is then the newest message that does.
   * Small and capital letters of ASCII count as the same.
   */
  of(userId: string, words: string): StoredTalk[];
  /** The user has seen the talk up to this message of it. An earlier one than before changes nothing. */
  markRead(userId: string, characterId: string, messageId: string): void;
  /** Removes the messages, what the companion remembers, and what was seen. */
  remove(userId: string, characterId: string): void;
}

export function createTalkStore(database: Database): TalkStore {
  const list = database.query<MessageRow & { count: number; unread: number }, [string, string]>(
    `SELECT ${COLUMNS}, count, unread FROM messages JOIN (
       SELECT max(id) FILTER (WHERE ?2 = '' OR instr(lower(text), lower(?2)) > 0) AS shown,
         max(id) AS newest, count(*) AS count,
         count(*) FILTER (WHERE author = 'character' AND id > max(
           coalesce((SELECT message_id FROM talk_reads AS seen
                     WHERE seen.user_id = ?1 AND seen.character_id = talk.character_id), 0),
           coalesce((SELECT max(id) FROM messages AS own
                     WHERE own.user_id = ?1 AND own.character_id = talk.character_id
                       AND own.author = 'user'), 0))) AS unread
       FROM messages AS talk WHERE user_id = ?1 GROUP BY character_id
     ) ON id = shown ORDER BY newest DESC`,
  );
  const markRead = database.query<never, [string, string, number]>(
    `INSERT INTO talk_reads (user_id, character_id, message_id)
     SELECT user_id, character_id, id FROM messages WHERE user_id = ? AND character_id = ? AND id = ?
     ON CONFLICT DO UPDATE SET message_id = max(message_id, excluded.message_id)`,
  );
  const removals = ['messages', 'memories', 'talk_reads'].map((table) =>
    database.query<never, [string, string]>(
      `DELETE FROM ${table} WHERE user_id = ? AND character_id = ?`,
    ),
  );

  return {
    of: (userId, words) =>
      list.all(userId, words).map(({ count, unread, ...row }) => ({
        last: toWire(row),
        count,
        unread,
      })),
    markRead: (userId, characterId, messageId) =>
      void markRead.run(userId, characterId, Number(messageId)),
    remove(userId, characterId) {
      database.transaction(() => {
        for (const removal of removals) removal.run(userId, characterId);
      });
    },
  };
}
