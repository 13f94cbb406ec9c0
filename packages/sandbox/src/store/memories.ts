import { type Memories, type MemoryKind, memoryKinds } from '../replies/memory.ts';
import type { Database } from './database.ts';

/** What each companion remembers about each user. Removed with the account. */
export interface MemoryStore {
  of(userId: string, characterId: string): Memories;
  /** Keeps these values. Nothing is kept for a user who was removed. */
  keep(userId: string, characterId: string, memories: Memories): void;
  forget(userId: string, characterId: string, kind: string): void;
}

export function createMemoryStore(database: Database): MemoryStore {
  const all = database.query<{ kind: string; value: string }, [string, string]>(
    'SELECT kind, value FROM memories WHERE user_id = ? AND character_id = ?',
  );
  const keep = database.query<never, [string, string, string, string]>(
    `INSERT INTO memories (user_id, character_id, kind, value)
     SELECT ?1, ?2, ?3, ?4 WHERE EXISTS (SELECT 1 FROM users WHERE id = ?1)
     ON CONFLICT DO UPDATE SET value = excluded.value`,
  );
  const forget = database.query<never, [string, string, string]>(
    'DELETE FROM memories WHERE user_id = ? AND character_id = ? AND kind = ?',
  );
  const isKind = (kind: string): kind is MemoryKind => memoryKinds.some((known) => known === kind);
  return {
    of: (userId, characterId) =>
      new Map(
        all
          .all(userId, characterId)
          .flatMap(({ kind, value }) => (isKind(kind) ? [[kind, value] as const] : [])),
      ),
    keep(userId, characterId, memories) {
      for (const [kind, value] of memories) keep.run(userId, characterId, kind, value);
    },
    forget: (userId, characterId, kind) => void forget.run(userId, characterId, kind),
  };
}
