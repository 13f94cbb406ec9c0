import { ApiError, errorCodes } from '../http/api-error.ts';
import { newToken, tokenHash } from '../secrets.ts';
import type { VerificationCodes } from '../sms/codes.ts';
import type { Database } from '../store/database.ts';
import { MINUTE_MS } from '../time.ts';
import type { User, Users } from './users.ts';

/** Time to confirm the removal after the code (ms). */
const TICKET_LIFE_MS = 5 * MINUTE_MS;

/** Account removal in two steps: a verification code returns a single-use ticket, which removes the account. */
export interface AccountRemoval {
  /** @throws ApiError for a wrong or expired code, and when the address has tried too many */
  verify(user: User, code: string, address: string): { ticket: string; expiresAt: number };
  /**
   * Deletes all data of this user in one transaction.
   * @throws ApiError for an invalid ticket
   */
  remove(user: User, ticket: string): void;
}

export function createAccountRemoval(
  database: Database,
  codes: VerificationCodes,
  users: Users,
  now: () => number,
): AccountRemoval {
  const add = database.query<never, [Uint8Array, string, number]>(
    'INSERT INTO removal_tickets (ticket_hash, user_id, expires_at) VALUES (?, ?, ?)',
  );
  const dropOf = database.query<never, [string]>('DELETE FROM removal_tickets WHERE user_id = ?');
  const spend = database.query<never, [Uint8Array, string, number]>(
    'DELETE FROM removal_tickets WHERE ticket_hash = ? AND user_id = ? AND expires_at > ?',
  );
  return {
    verify(user, code, address) {
      codes.redeem(user.phone, 'remove-account', code, address);
      const ticket = newToken();
      const expiresAt = now() + TICKET_LIFE_MS;
      database.transaction(() => {
        dropOf.run(user.id);
        add.run(tokenHash(ticket), user.id, expiresAt);
      });
      return { ticket, expiresAt };
    },
    remove(user, ticket) {
      database.transaction(() => {
        if (spend.run(tokenHash(ticket), user.id, now()) === 0) {
          throw new ApiError(errorCodes.ticketRefused, 'ticketRefused');
        }
        codes.forget(user.phone);
        users.remove(user.id);
      });
    },
  };
}
