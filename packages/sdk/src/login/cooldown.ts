import { sha256 } from '@noble/hashes/sha2.js';

const KEY = 'companion-cooldown';

export interface Cooldown {
  /** When the code for this number may be sent again, ms since epoch; `null`: now. */
  read(phone: string): number | null;
  /** The latest deadline of any number. */
  latest(): number | null;
  write(phone: string, endsAt: number): void;
}

/**
 * The resend countdown's deadline (spec §4), kept over reloads. It belongs to a phone number, of
 * which only a short hash is stored. Storage that throws means a countdown for this page load.
 */
export function createCooldown(storage: Storage | null): Cooldown {
  let memory: { phone: string; endsAt: number } | null = null;

  function current() {
    try {
      const value: unknown = JSON.parse(storage?.getItem(KEY) ?? 'null');
      if (
        typeof value === 'object' &&
        value !== null &&
        'phone' in value &&
        'endsAt' in value &&
        typeof value.phone === 'string' &&
        typeof value.endsAt === 'number'
      )
        return { phone: value.phone, endsAt: value.endsAt };
    } catch {
      // Broken JSON or no storage: what this page remembers.
    }
    return memory;
  }

  return {
    read(phone) {
      const entry = current();
      return entry?.phone === shortHash(phone) ? entry.endsAt : null;
    },
    latest: () => current()?.endsAt ?? null,
    write(phone, endsAt) {
      memory = { phone: shortHash(phone), endsAt };
      try {
        storage?.setItem(KEY, JSON.stringify(memory));
      } catch {
        // Kept in memory.
      }
    },
  };
}

/** 32 bits tell the visitor's own few numbers apart and are too few to find one by. */
const shortHash = (phone: string): string =>
  Array.from(sha256(new TextEncoder().encode(phone)).subarray(0, 4), (byte) =>
    byte.toString(16).padStart(2, '0'),
  ).join('');
