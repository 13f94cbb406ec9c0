import { sha256 } from '../device/sha256.ts';

const KEY = 'companion-cooldown';

export interface Cooldown {
  /** When the code for this number may be sent again, ms since epoch; `null`: now. */
  read(phone: string): number | null;
  /** The latest deadline of any number; `null`: none is running. */
  latest(): number | null;
  write(phone: string, endsAt: number): void;
}

/** Deadlines, ms since epoch, by hash of the number. */
type Deadlines = ReadonlyMap<string, number>;

/**
 * The deadlines of resend countdowns (spec §4), kept over reloads. Each belongs to a phone number, of
 * which only a short hash is stored, and is forgotten once it is past. Storage that throws means
 * countdowns for this page load.
 */
export function createCooldown(storage: Storage | null, now: () => number = Date.now): Cooldown {
  /** What this page knows, for when the storage did not take it. */
  let memory: Deadlines = new Map();

  function stored(): [string, unknown][] {
    try {
      return Object.entries(JSON.parse(storage?.getItem(KEY) ?? 'null') ?? {});
    } catch {
      // Broken JSON or no storage.
      return [];
    }
  }

  /** The storage is asked each time: another tab may have sent a code. The later deadline counts. */
  function running(): Deadlines {
    const deadlines = new Map<string, number>();
    for (const [hash, endsAt] of [...memory, ...stored()])
      if (HASH.test(hash) && typeof endsAt === 'number' && endsAt > (deadlines.get(hash) ?? now()))
        deadlines.set(hash, endsAt);
    return deadlines;
  }

  return {
    read: (phone) => running().get(shortHash(phone)) ?? null,
    latest: () => [...running().values()].toSorted((a, b) => b - a)[0] ?? null,
    write(phone, endsAt) {
      memory = new Map([...running(), [shortHash(phone), endsAt]]);
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
