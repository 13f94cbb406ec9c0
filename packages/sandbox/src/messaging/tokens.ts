import { LRUCache } from 'lru-cache';
import { newToken, tokenHash } from '../secrets.ts';
import { MINUTE_MS } from '../time.ts';

/** Long enough to open a socket, too short to be worth stealing (ms). */
const LIFE_MS = MINUTE_MS;
const MAX_TOKENS = 10_000;

/** The user and the session behind a socket. The socket is closed when the session ends. */
export interface SocketOwner {
  userId: string;
  /** Hex hash of the session's token. */
  session: string;
}

/** Single-use tokens that open a socket without revealing the session's token. */
export interface ImTokens {
  issue(userId: string, sessionToken: string): { token: string; expiresAt: number };
  /** Returns the owner once; undefined for a used, unknown or expired token. */
  redeem(token: string): SocketOwner | undefined;
  clear(): void;
}

export function createImTokens(now: () => number): ImTokens {
  const tokens = new LRUCache<string, SocketOwner & { expiresAt: number }>({ max: MAX_TOKENS });
  return {
    issue(userId, sessionToken) {
      const token = newToken();
      const expiresAt = now() + LIFE_MS;
      tokens.set(hexHash(token), { userId, session: hexHash(sessionToken), expiresAt });
      return { token, expiresAt };
    },
    redeem(token) {
      const key = hexHash(token);
      const owner = tokens.get(key);
      tokens.delete(key);
      return owner && owner.expiresAt > now() ? owner : undefined;
    },
    clear: () => tokens.clear(),
  };
}

export function hexHash(token: string): string {
  return tokenHash(token).toString('hex');
}
