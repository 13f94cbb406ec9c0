import { randomInt } from 'node:crypto';
import { ApiError, errorCodes } from '../http/api-error.ts';
import { type Secrets, sameBytes } from '../secrets.ts';
import type { Database } from '../store/database.ts';
import { MINUTE_MS } from '../time.ts';

const CODE_DIGITS = 6;
export const CODE_LIFE_MS = 5 * MINUTE_MS;
const TRIES = 5;

/** A code is valid for one purpose only. */
export type CodePurpose = 'login' | 'remove-account';

export interface VerificationCodes {
  /** Creates a code. It replaces the number's earlier code for this purpose. */
  issue(phone: string, purpose: CodePurpose): string;
  /**
   * Uses the code up.
   * @throws ApiError for a wrong or expired code. The fifth wrong try ends the code.
   */
  redeem(phone: string, purpose: CodePurpose, code: string): void;
  /** Deletes all codes of this number. */
  forget(phone: string): void;
  clear(): void;
}

interface CodeRow {
  code_mac: Uint8Array;
  expires_at: number;
  tries_left: number;
}

export function createVerificationCodes(
  database: Database,
  secrets: Secrets,
  now: () => number,
): VerificationCodes {
  const put = database.query<never, [Uint8Array, string, Uint8Array, number, number]>(
    `INSERT INTO codes (phone_key, purpose, code_mac, expires_at, tries_left) VALUES (?, ?, ?, ?, ?)
     ON CONFLICT (phone_key, purpose) DO UPDATE SET
       code_mac = excluded.code_mac, expires_at = excluded.expires_at, tries_left = excluded.tries_left`,
  );
  const find = database.query<CodeRow, [Uint8Array, string]>(
    'SELECT code_mac, expires_at, tries_left FROM codes WHERE phone_key = ? AND purpose = ?',
  );
  const spendTry = database.query<never, [Uint8Array, string]>(
    'UPDATE codes SET tries_left = tries_left - 1 WHERE phone_key = ? AND purpose = ?',
  );
  const drop = database.query<never, [Uint8Array, string]>(
    'DELETE FROM codes WHERE phone_key = ? AND purpose = ?',
  );
  const dropOld = database.query<never, [number]>('DELETE FROM codes WHERE expires_at <= ?');
  const forget = database.query<never, [Uint8Array]>('DELETE FROM codes WHERE phone_key = ?');
  const clear = database.query<never>('DELETE FROM codes');

  const phoneKey = (phone: string) => secrets.mac('code-phone', phone);
  const codeMac = (phone: string, purpose: CodePurpose, code: string) =>
    secrets.mac('code', `${purpose}\0${phone}\0${code}`);

  return {
    issue(phone, purpose) {
      const code = String(randomInt(10 ** CODE_DIGITS)).padStart(CODE_DIGITS, '0');
      const at = now();
      dropOld.run(at);
      put.run(phoneKey(phone), purpose, codeMac(phone, purpose, code), at + CODE_LIFE_MS, TRIES);
      return code;
    },
    redeem(phone, purpose, code) {
      const key = phoneKey(phone);
      const row = find.get(key, purpose);
      const given = codeMac(phone, purpose, code.normalize('NFKC').trim());
      // Unknown numbers are compared too, so that the answer takes as long as for known ones.
      const right = sameBytes(given, row?.code_mac ?? secrets.mac('code', 'none'));
      if (!row || row.expires_at <= now() || row.tries_left <= 0) throw refused(0);
      if (!right) {
        spendTry.run(key, purpose);
        throw refused(row.tries_left - 1);
      }
      drop.run(key, purpose);
    },
    forget: (phone) => void forget.run(phoneKey(phone)),
    clear: () => void clear.run(),
  };
}

function refused(triesLeft: number): ApiError {
  const alive = triesLeft > 0;
  return new ApiError(errorCodes.codeRefused, alive ? 'codeWrong' : 'codeExpired', {
    values: { tries: triesLeft },
    payload: { reason: alive ? 'wrong' : 'expired', tries_left: triesLeft },
  });
}
