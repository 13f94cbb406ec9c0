import type { Database } from './database.ts';

export interface QuestProgress {
  /** The visited scenes, in order. */
  path(userId: string, questId: string): string[] | undefined;
  save(userId: string, questId: string, path: readonly string[]): void;
}

export function createQuestProgress(database: Database, now: () => number): QuestProgress {
  const find = database.query<{ path: string }, [string, string]>(
    'SELECT path FROM quest_progress WHERE user_id = ? AND quest_id = ?',
  );
  const put = database.query<never, [string, string, string, number]>(
    `INSERT INTO quest_progress (user_id, quest_id, path, updated_at) VALUES (?, ?, ?, ?)
     ON CONFLICT (user_id, quest_id) DO UPDATE SET path = excluded.path, updated_at = excluded.updated_at`,
  );
  return {
    path(userId, questId) {
      const row = find.get(userId, questId);
      return row && (JSON.parse(row.path) as string[]);
    },
    save: (userId, questId, path) => void put.run(userId, questId, JSON.stringify(path), now()),
  };
}
