import { newToken, tokenHash } from '../secrets.ts';
import type { Database } from '../store/database.ts';
import { DAY_MS, MINUTE_MS } from '../time.ts';
import type { User } from './users.ts';

const IDLE_LIFE_MS = 7 * DAY_MS;
const ABSOLUTE_LIFE_MS = 30 * DAY_MS;
/** `seen_at` is written at most this often, so that reads rarely cause a write (ms). */
const SEEN_STEP_MS = 5 * MINUTE_MS;

export interface Sessions {
  /** Starts a session and returns its token. Other sessions of the user stay. */
  open(userId: string): string;
  /** The user of a valid token. */
  userOf(token: string): User | undefined;
  /** Whether the session with this token hash is valid. */
  isAlive(hash: Uint8Array): boolean;
  end(token: string): void;
}

type SessionUser = User & { session_created_at: number; seen_at: number };

export function createSessions(database: Database, now: () => number): Sessions {
  const add = database.query<never, [Uint8Array, string, number, number]>(
    'INSERT INTO sessions (token_hash, user_id, created_at, seen_at) VALUES (?, ?, ?, ?)',
  );
  const find = database.query<SessionUser, [Uint8Array]>(
    `SELECT users.*, sessions.created_at AS session_created_at, sessions.seen_at
     FROM sessions JOIN users ON users.id = sessions.user_id WHERE token_hash = ?`,
  );
  const see = database.query<never, [number, Uint8Array]>(
    'UPDATE sessions SET seen_at = ? WHERE token_hash = ?',
  );
  const end = database.query<never, [Uint8Array]>('DELETE FROM sessions WHERE token_hash = ?');
  const endOld = database.query<never, [number, number]>(
    'DELETE FROM sessions WHERE seen_at <= ? OR created_at <= ?',
  );

  function alive(hash: Uint8Array): User | undefined {
    const row = find.get(hash);
    if (!row) return undefined;
    const at = now();
    const { session_created_at, seen_at, ...user } = row;
    if (at - seen_at >= IDLE_LIFE_MS || at - session_created_at >= ABSOLUTE_LIFE_MS) {
      end.run(hash);
      return undefined;
    }
    if (at - seen_at >= SEEN_STEP_MS) see.run(at, hash);
    return user;
  }

  return {
    open(userId) {
      const token = newToken();
      const at = now();
      endOld.run(at - IDLE_LIFE_MS, at - ABSOLUTE_LIFE_MS);
      add.run(tokenHash(token), userId, at, at);
      return token;
    },
    isAlive: (hash) => alive(hash) !== undefined,
    userOf: (token) => alive(tokenHash(token)),
    end: (token) => void end.run(tokenHash(token)),
  };
}
