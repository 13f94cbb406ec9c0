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
 * The deadlines of resend countdowns (spec §4), kept over reloads. Each belongs to a phone number, of
 * which only a short hash is stored, and is forgotten once it is past. Storage that throws means
 * countdowns for this page load. A wait that begins in the future was written by a clock that has been put
 * back: nobody knows what is left of it, so nothing is.
 */
export function createCooldown(
  storage: Storage | null,
  now: () => number = Date.now,
): CooldownStore {
  /** What this page knows, for when the storage did not take it. */
  let memory: Waits = new Map();

  function stored(): [string, unknown][] {
    try {
      return Object.entries(JSON.parse(storage?.getItem(KEY) ?? 'null') ?? {});
    } catch {
      // Broken JSON or no storage.
      return [];
    }
  }

  /** The storage is asked each time: another tab may have sent a code. The later deadline counts. */
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

/** 32 bits tell the visitor's own few numbers apart and are too few to find one by. */
const shortHash = (phone: string): string => sha256(phone).slice(0, 8);
const HASH = /^[\da-f]{8}$/;

const isWait = (value: unknown): value is Wait =>
  typeof value === 'object' &&
  value !== null &&
  'since' in value &&
  typeof value.since === 'number' &&
  'endsAt' in value &&
  typeof value.endsAt === 'number';
