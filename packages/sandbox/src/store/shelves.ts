import { type KeptEntry, SHELF_MAX_ENTRIES } from '@companion/sdk/contract';
import type { Database } from './database.ts';

export interface Shelves {
  /** What the user keeps and what was removed, newest first. */
  of(userId: string): KeptEntry[];
  /** Stores decisions that are later than the stored ones. */
  put(userId: string, entries: readonly KeptEntry[]): void;
}

export function createShelves(database: Database): Shelves {
  const find = database.query<Omit<KeptEntry, 'kept'> & { kept: number }, [string]>(
    'SELECT kind, id, title, kept, at FROM shelves WHERE user_id = ? ORDER BY at DESC, kind, id',
  );
  const put = database.query<never, [string, string, string, string, number, string]>(
    `INSERT INTO shelves (user_id, kind, id, title, kept, at) VALUES (?, ?, ?, ?, ?, ?)
     ON CONFLICT (user_id, kind, id) DO UPDATE SET title = excluded.title, kept = excluded.kept, at = excluded.at
     WHERE excluded.at > shelves.at OR (excluded.at = shelves.at AND excluded.kept > shelves.kept)`,
  );
  const trim = database.query<never, [string, string, number]>(
    `DELETE FROM shelves WHERE user_id = ? AND (kind, id) NOT IN
       (SELECT kind, id FROM shelves WHERE user_id = ? ORDER BY at DESC, kind, id LIMIT ?)`,
  );
  return {
    of: (userId) => find.all(userId).map(({ kept, ...entry }) => ({ ...entry, kept: kept === 1 })),
    put: (userId, entries) =>
      database.transaction(() => {
        // One form of time, so that texts compare as times.
        for (const { kind, id, title, kept, at } of entries)
          put.run(userId, kind, id, title, Number(kept), new Date(at).toISOString());
        trim.run(userId, userId, SHELF_MAX_ENTRIES);
      }),
  };
}
