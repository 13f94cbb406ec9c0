import type { Citation, Message } from '@companion/sdk/contract';
import type { Memories, MemoryKind } from '../replies/memory.ts';
import { tokenHash } from '../secrets.ts';
import { DAY_MS } from '../time.ts';
import type { Database } from './database.ts';

/** A guest's talks are dropped after this time (ms). */
const LIFE_MS = DAY_MS;

/** A message of a guest with its reply. */
export interface GuestTurn {
  characterId: string;
  clientId: string;
  text: string;
  /** ms */
  sentAt: number;
  /** Whether the message is one of those that a guest has. */
  counts: boolean;
  reply: string;
  citations: readonly Citation[];
  suggestions: readonly string[];
  /** What the companion learned about the visitor. */
  learned: Memories;
}

export interface StoredGuestTurn extends GuestTurn {
  message: Message;
  replyMessage: Message;
}

/** Stores the talks of guests, who are known by the hash of their secret only. */
export interface GuestTurnStore {
  /** All turns of a guest, oldest first. */
  of(guest: string): StoredGuestTurn[];
  add(guest: string, turn: GuestTurn): StoredGuestTurn;
  /** Removes all turns of a guest. In the same transaction `move` stores them elsewhere. */
  take<Moved>(guest: string, move: (turns: StoredGuestTurn[]) => Moved): Moved;
  clear(): void;
}

interface Row {
  id: number;
  character_id: string;
  client_id: string;
  text: string;
  sent_at: number;
  counts: number;
  reply: string;
  citations: string;
  suggestions: string;
  learned: string;
}

const COLUMNS =
  'id, character_id, client_id, text, sent_at, counts, reply, citations, suggestions, learned';

export function createGuestTurnStore(database: Database, now: () => number): GuestTurnStore {
  const all = database.query<Row, [Uint8Array, number]>(
    `SELECT ${COLUMNS} FROM guest_turns WHERE guest_hash = ? AND sent_at > ? ORDER BY id`,
  );
  const add = database.query<
    Row,
    [Uint8Array, string, string, string, number, number, string, string, string, string]
  >(
    `INSERT INTO guest_turns
       (guest_hash, character_id, client_id, text, sent_at, counts, reply, citations, suggestions, learned)
     VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?) RETURNING ${COLUMNS}`,
  );
  const remove = database.query<never, [Uint8Array]>(
    'DELETE FROM guest_turns WHERE guest_hash = ?',
  );
  const removeOld = database.query<never, [number]>('DELETE FROM guest_turns WHERE sent_at <= ?');
  const clear = database.query<never>('DELETE FROM guest_turns');
  const of = (guest: string) => all.all(tokenHash(guest), now() - LIFE_MS).map(toTurn);

  return {
    of,
    add(guest, turn) {
      removeOld.run(now() - LIFE_MS);
      const row = add.get(
        tokenHash(guest),
        turn.characterId,
        turn.clientId,
        turn.text,
        turn.sentAt,
        Number(turn.counts),
        turn.reply,
        JSON.stringify(turn.citations),
        JSON.stringify(turn.suggestions),
        JSON.stringify([...turn.learned]),
      );
      if (!row) throw new Error('a turn of a guest was not stored');
      return toTurn(row);
    },
    take: (guest, move) =>
      database.transaction(() => {
        const moved = move(of(guest));
        remove.run(tokenHash(guest));
        return moved;
      }),
    clear: () => void clear.run(),
  };
}

function toTurn(row: Row): StoredGuestTurn {
  const citations = JSON.parse(row.citations) as Citation[];
  const suggestions = JSON.parse(row.suggestions) as string[];
  const common = { character_id: row.character_id, sent_at: new Date(row.sent_at).toISOString() };
  return {
    characterId: row.character_id,
    clientId: row.client_id,
    text: row.text,
    sentAt: row.sent_at,
    counts: row.counts === 1,
    reply: row.reply,
    citations,
    suggestions,
    learned: new Map(JSON.parse(row.learned) as [MemoryKind, string][]),
    message: {
      ...common,
      id: String(row.id * 2 - 1),
      author: 'user',
      client_id: row.client_id,
      text: row.text,
      citations: [],
    },
    replyMessage: {
      ...common,
      id: String(row.id * 2),
      author: 'character',
      text: row.reply,
      citations,
      ...(suggestions.length > 0 && { suggestions }),
    },
  };
}
