import { sha256 } from '../device/sha256.ts';
import type { PageStorage } from '../internal/page.ts';
import { LOGIN_COOLDOWN_KEY } from '../storage/keys.ts';
import { storedValue } from '../storage/stored-value.ts';

export interface CooldownStore {
  /** When a code may be sent to this number again, ms since epoch; `null`: now. */
  read(phone: string): number | null;
  /** The latest deadline of all numbers, ms since epoch; `null`: none. */
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
 * Keeps the deadlines of resend countdowns (spec §4) over reloads, one for each phone number. Only a short
 * hash of the number is stored. A deadline is removed when it has passed, and when it starts in the future
 * because the clock was set back. When storage throws, deadlines last for this page load.
 */
export function createCooldown(
  storage?: PageStorage | null,
  now: () => number = Date.now,
): CooldownStore {
  const stored = storedValue<object | null>(LOGIN_COOLDOWN_KEY, JSON.parse, storage);
  /** Used when storage is full or forbidden. */
  let memory: Waits = new Map();

  /** Reads storage each time, because another tab may have sent a code. The later deadline wins. */
  function running(): Waits {
    const at = now();
    const entries: [string, unknown][] = Object.entries(stored.read() ?? {});
    const waits = new Map<string, Wait>();
    for (const [hash, wait] of [...memory, ...entries]) {
      if (!HASH.test(hash) || !isWait(wait) || wait.since > at) continue;
      if (wait.endsAt > (waits.get(hash)?.endsAt ?? at)) waits.set(hash, wait);
    }
    if (entries.some(([hash]) => !waits.has(hash))) save(waits);
    return waits;
  }

  function save(waits: Waits): void {
    memory = waits;
    stored.write(Object.fromEntries(waits));
  }

  return {
    read: (phone) => running().get(shortHash(phone))?.endsAt ?? null,
    latest: () =>
      [...running().values()].toSorted((a, b) => b.endsAt - a.endsAt)[0]?.endsAt ?? null,
    write: (phone, endsAt) =>
      save(new Map([...running(), [shortHash(phone), { since: now(), endsAt }]])),
  };
}

/** 16 bits distinguish a visitor's few numbers, and about 100,000 mainland numbers share each hash. */
const shortHash = (phone: string): string => sha256(phone).slice(0, 4);
const HASH = /^[\da-f]{4}$/;

function isWait(value: unknown): value is Wait {
  const { since, endsAt } = Object(value) as Partial<Wait>;
  return typeof since === 'number' && typeof endsAt === 'number';
}
