import { newToken, tokenHash } from '../secrets.ts';
import { MINUTE_MS } from '../time.ts';

/** Long enough to open a socket, too short to be worth stealing (ms). */
const LIFE_MS = MINUTE_MS;
const MAX_TOKENS = 10_000;

/** The user and the session behind a socket: when the session ends, the socket does. */
export interface SocketOwner {
  userId: string;
  /** Hex hash of the session's token. */
  session: string;
}

/** One-use passes that turn a session into a socket without showing the session's token. */
export interface ImTokens {
  issue(userId: string, sessionToken: string): { token: string; expiresAt: number };
  /** Uses the token up. */
  redeem(token: string): SocketOwner | undefined;
  clear(): void;
}

export function createImTokens(now: () => number): ImTokens {
  const tokens = new Map<string, SocketOwner & { expiresAt: number }>();
  return {
    issue(userId, sessionToken) {
      const token = newToken();
      const expiresAt = now() + LIFE_MS;
      tokens.set(tokenHash(token).toString('hex'), {
        userId,
        session: sessionKey(sessionToken),
        expiresAt,
      });
      for (const [key, { expiresAt: end }] of tokens) {
        if (end > now() && tokens.size <= MAX_TOKENS) break;
        tokens.delete(key);
      }
      return { token, expiresAt };
    },
    redeem(token) {
      const key = tokenHash(token).toString('hex');
      const found = tokens.get(key);
      tokens.delete(key);
      return found && found.expiresAt > now() ? found : undefined;
    },
    clear: () => tokens.clear(),
  };
}

export function sessionKey(sessionToken: string): string {
  return tokenHash(sessionToken).toString('hex');
}
