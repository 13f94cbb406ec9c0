import { sha256 } from '../device/sha256.ts';

const KEY = 'companion-cooldown';

export interface CooldownStore {
  /** When the code for this number may be sent again, ms since epoch; `null`: now. */
  read(phone: string): number | null;
  /** The latest deadline of any number; `null`: none is running. */
  latest(): number | null;
  write(phone: string, endsAt: number): void;
}

/** ms since epoch. */
interface Wait {
  since: number;
  endsAt: number;
}

/** By hash of the number. */
type Waits = ReadonlyMap<string, Wait>;

/**
 * Keeps the deadlines of resend countdowns (spec §4) over reloads. Each belongs to a phone number, of which
 * only a short hash is stored, and is dropped once it is past. Where storage throws they last for this page.
 * One that begins in the future was written before the clock was set back: it is ignored.
 */
export function createCooldown(
  storage: Storage | null,
  now: () => number = Date.now,
): CooldownStore {
  /** Deadlines of this page, in case the storage refused them. */
  let memory: Waits = new Map();

  function stored(): [string, unknown][] {
    try {
      return Object.entries(JSON.parse(storage?.getItem(KEY) ?? 'null') ?? {});
    } catch {
      // Broken JSON or no storage.
      return [];
    }
  }

  /** Reads the storage each time, because another tab may have sent a code. The later deadline counts. */
  function running(): Waits {
    const at = now();
    const waits = new Map<string, Wait>();
    for (const [hash, wait] of [...memory, ...stored()]) {
      if (!HASH.test(hash) || !isWait(wait) || wait.since > at) continue;
      if (wait.endsAt > (waits.get(hash)?.endsAt ?? at)) waits.set(hash, wait);
    }
    return waits;
  }

  return {
    read: (phone) => running().get(shortHash(phone))?.endsAt ?? null,
    latest: () =>
      [...running().values()].toSorted((a, b) => b.endsAt - a.endsAt)[0]?.endsAt ?? null,
    write(phone, endsAt) {
      memory = new Map([...running(), [shortHash(phone), { since: now(), endsAt }]]);
      try {
        storage?.setItem(KEY, JSON.stringify(Object.fromEntries(memory)));
      } catch {
        // Kept in memory.
      }
    },
  };
}

/** 32 bits: enough to tell a visitor's few numbers apart, too few to recover one. */
const shortHash = (phone: string): string => sha256(phone).slice(0, 8);
const HASH = /^[\da-f]{8}$/;

const isWait = (value: unknown): value is Wait =>
  typeof value === 'object' &&
  value !== null &&
  'since' in value &&
  typeof value.since === 'number' &&
  'endsAt' in value &&
  typeof value.endsAt === 'number';
