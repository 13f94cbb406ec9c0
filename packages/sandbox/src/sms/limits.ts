import { addressBlock } from '../http/address.ts';
import { tooOften } from '../http/api-error.ts';
import type { MessageName } from '../http/error-messages.ts';
import type { Secrets } from '../secrets.ts';
import type { Database } from '../store/database.ts';
import { DAY_MS, HOUR_MS, MINUTE_MS } from '../time.ts';

type Bucket = 'number' | 'prefix' | 'address' | 'everyone';

interface Limit {
  bucket: Bucket;
  windowMs: number;
  most: number;
  message: MessageName;
}

/**
 * Sliding windows. The limits per number are those of the large SMS vendors. `prefix` and `address`
 * stop one attacker with many numbers, `everyone` stops many attackers.
 */
const limits: readonly Limit[] = [
  { bucket: 'number', windowMs: DAY_MS, most: 10, message: 'numberDay' },
  { bucket: 'number', windowMs: HOUR_MS, most: 5, message: 'numberHour' },
  { bucket: 'number', windowMs: MINUTE_MS, most: 1, message: 'numberMinute' },
  { bucket: 'prefix', windowMs: HOUR_MS, most: 30, message: 'prefixHour' },
  { bucket: 'address', windowMs: HOUR_MS, most: 20, message: 'addressHour' },
  { bucket: 'everyone', windowMs: MINUTE_MS, most: 300, message: 'everyoneMinute' },
];

export interface SendLimits {
  /**
   * Counts one SMS.
   * @throws ApiError with the time to wait if a limit is reached; nothing is counted then
   */
  take(phone: string, address: string): void;
  clear(): void;
}

export function createSendLimits(
  database: Database,
  secrets: Secrets,
  now: () => number,
): SendLimits {
  const nthNewest = database.query<{ sent_at: number }, [string, Uint8Array, number, number]>(
    `SELECT sent_at FROM sends WHERE bucket = ? AND bucket_key = ? AND sent_at > ?
     ORDER BY sent_at DESC LIMIT 1 OFFSET ?`,
  );
  const add = database.query<never, [string, Uint8Array, number]>(
    'INSERT INTO sends (bucket, bucket_key, sent_at) VALUES (?, ?, ?)',
  );
  const moveToNow = database.query<never, [number, number]>(
    'UPDATE sends SET sent_at = ? WHERE sent_at > ?',
  );
  const forget = database.query<never, [number]>('DELETE FROM sends WHERE sent_at <= ?');
  const clear = database.query<never>('DELETE FROM sends');

  return {
    take(phone, address) {
      const keys: Record<Bucket, Buffer> = {
        number: secrets.mac('limit-number', phone),
        prefix: secrets.mac('limit-prefix', phone.slice(0, -4)),
        address: secrets.mac('limit-address', addressBlock(address)),
        everyone: Buffer.alloc(0),
      };
      const at = now();
      // The clock was set back: a send in the future would count for longer than its window. Not a part of the
      // transaction, because a refusal rolls that back.
      moveToNow.run(at, at);
      database.transaction(() => {
        for (const { bucket, windowMs, most, message } of limits) {
          const first = nthNewest.get(bucket, keys[bucket], at - windowMs, most - 1);
          if (first) throw tooOften(bucket, message, first.sent_at + windowMs - at);
        }
        for (const [bucket, key] of Object.entries(keys)) add.run(bucket, key, at);
        forget.run(at - DAY_MS);
      });
    },
    clear: () => void clear.run(),
  };
}
