import { randomInt } from 'node:crypto';
import { addressBlock } from '../http/address.ts';
import { ApiError, errorCodes, tooOften } from '../http/api-error.ts';
import { createRateLimit } from '../rate-limit.ts';
import { type Secrets, sameBytes } from '../secrets.ts';
import type { Database } from '../store/database.ts';
import { HOUR_MS, MINUTE_MS } from '../time.ts';

const CODE_DIGITS = 6;
export const CODE_LIFE_MS = 5 * MINUTE_MS;
const TRIES = 5;
/** Codes that one address (IPv6: one /64) may try within a sliding hour, for whatever numbers. */
const MAX_TRIES_PER_HOUR = 60;

/** A code is valid for one purpose only. */
export type CodePurpose = 'login' | 'remove-account';

export interface VerificationCodes {
  /** Creates a code for a caller at this address. It replaces the number's earlier code for this purpose. */
  issue(phone: string, purpose: CodePurpose, address: string): string;
  /**
   * Uses the code up.
   * @throws ApiError for a wrong or expired code, and when the address has tried too many. The fifth wrong try ends the
   * code. The error is the same whether or not the number has a code: the tries left are those of the address.
   */
  redeem(phone: string, purpose: CodePurpose, code: string, address: string): void;
  /** Deletes all codes of this number. */
  forget(phone: string): void;
  /** Forgets the tries of all addresses. */
  clearLimits(): void;
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
  const end = database.query<never, [Uint8Array, string]>(
    'UPDATE codes SET tries_left = 0 WHERE phone_key = ? AND purpose = ?',
  );
  const dropOld = database.query<never, [number]>('DELETE FROM codes WHERE expires_at <= ?');
  const forget = database.query<never, [Uint8Array]>('DELETE FROM codes WHERE phone_key = ?');
  const clear = database.query<never>('DELETE FROM codes');

  const addressLimit = createRateLimit(MAX_TRIES_PER_HOUR, now, HOUR_MS);
  /** Wrong tries of an address at a number. */
  const wrongTries = createRateLimit(TRIES, now, CODE_LIFE_MS);
  const caller = (phone: string, purpose: CodePurpose, address: string) =>
    [purpose, phone, addressBlock(address)].join(' ');

  const phoneKey = (phone: string) => secrets.mac('code-phone', phone);
  const codeMac = (phone: string, purpose: CodePurpose, code: string) =>
    secrets.mac('code', `${purpose}\0${phone}\0${code}`);

  function clearLimits(): void {
    addressLimit.clear();
    wrongTries.clear();
  }

  return {
    issue(phone, purpose, address) {
      const code = String(randomInt(10 ** CODE_DIGITS)).padStart(CODE_DIGITS, '0');
      const at = now();
      // An old code is known for a while, so that its owner reads that it has expired.
      dropOld.run(at - HOUR_MS);
      wrongTries.forget(caller(phone, purpose, address));
      put.run(phoneKey(phone), purpose, codeMac(phone, purpose, code), at + CODE_LIFE_MS, TRIES);
      return code;
    },
    redeem(phone, purpose, code, address) {
      const waitMs = addressLimit.take(addressBlock(address));
      if (waitMs > 0) throw tooOften('address', 'codeTooOften', waitMs);
      const key = phoneKey(phone);
      const row = find.get(key, purpose);
      const given = codeMac(phone, purpose, code.normalize('NFKC').trim());
      // Unknown numbers are compared too, so that the answer takes as long as for known ones.
      const isRight = sameBytes(given, row?.code_mac ?? secrets.mac('code', 'none'));
      if (!isRight) {
        spendTry.run(key, purpose);
        const tries = caller(phone, purpose, address);
        wrongTries.take(tries);
        throw refused(wrongTries.left(tries));
      }
      if (!row || row.expires_at <= now() || row.tries_left <= 0) throw refused(0);
      end.run(key, purpose);
    },
    forget: (phone) => void forget.run(phoneKey(phone)),
    clearLimits,
    clear() {
      clear.run();
      clearLimits();
    },
  };
}

function refused(triesLeft: number): ApiError {
  const alive = triesLeft > 0;
  return new ApiError(errorCodes.codeRefused, alive ? 'codeWrong' : 'codeExpired', {
    values: { tries: triesLeft },
    payload: { reason: alive ? 'wrong' : 'expired', tries_left: triesLeft },
  });
}
