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
 * only a short hash is stored; the first look after the deadline drops it. Where storage throws they last for
 * this page. One that begins in the future was written before the clock was set back: it is dropped too.
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
    const there = stored();
    const waits = new Map<string, Wait>();
    for (const [hash, wait] of [...memory, ...there]) {
      if (!HASH.test(hash) || !isWait(wait) || wait.since > at) continue;
      if (wait.endsAt > (waits.get(hash)?.endsAt ?? at)) waits.set(hash, wait);
    }
    if (there.some(([hash]) => !waits.has(hash))) keep(waits);
    return waits;
  }

  function keep(waits: Waits): void {
    memory = waits;
    try {
      storage?.setItem(KEY, JSON.stringify(Object.fromEntries(waits)));
    } catch {
      // Kept in memory.
    }
  }

  return {
    read: (phone) => running().get(shortHash(phone))?.endsAt ?? null,
    latest: () =>
      [...running().values()].toSorted((a, b) => b.endsAt - a.endsAt)[0]?.endsAt ?? null,
    write: (phone, endsAt) =>
      keep(new Map([...running(), [shortHash(phone), { since: now(), endsAt }]])),
  };
}

/** 16 bits tell a visitor's few numbers apart; about 100,000 mainland numbers share each hash. */
const shortHash = (phone: string): string => sha256(phone).slice(0, 4);
const HASH = /^[\da-f]{4}$/;

const isWait = (value: unknown): value is Wait =>
  typeof value === 'object' &&
  value !== null &&
  'since' in value &&
  typeof value.since === 'number' &&
  'endsAt' in value &&
  typeof value.endsAt === 'number';
