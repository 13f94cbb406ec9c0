import { keptKinds, SHELF_MAX_ENTRIES } from '../contract/constants.ts';
import type { KeptEntry } from '../contract/shelf.ts';

const keyOf = ({ kind, id }: Pick<KeptEntry, 'kind' | 'id'>): string => `${kind} ${id}`;

/** Whether `entry` is the later decision about its item. At the same time the item stays kept. */
const isLater = (entry: KeptEntry, other: KeptEntry | undefined): boolean => {
  if (other === undefined) return true;
  const difference = Date.parse(entry.at) - Date.parse(other.at);
  return difference > 0 || (difference === 0 && entry.kept && !other.kept);
};

/**
 * The later decision about each item, newest first. Removed items stay as entries, because another device may
 * still have them as kept. The result does not depend on the order or number of merges.
 */
export function mergeShelves(...shelves: readonly (readonly KeptEntry[])[]): KeptEntry[] {
  const latest = new Map<string, KeptEntry>();
  for (const entry of shelves.flat())
    if (isLater(entry, latest.get(keyOf(entry)))) latest.set(keyOf(entry), entry);
  return [...latest.values()]
    .sort((a, b) => Date.parse(b.at) - Date.parse(a.at) || (keyOf(a) < keyOf(b) ? -1 : 1))
    .slice(0, SHELF_MAX_ENTRIES);
}

/** Entries of `local` that the account does not know yet. */
export function unknownTo(account: readonly KeptEntry[], local: readonly KeptEntry[]): KeptEntry[] {
  const known = new Map(account.map((entry) => [keyOf(entry), entry]));
  return local.filter((entry) => isLater(entry, known.get(keyOf(entry))));
}

/** Drops invalid entries. By hand: pages that load this have no schema library. */
export const toEntries = (value: unknown): KeptEntry[] =>
  Array.isArray(value) ? value.filter(isEntry) : [];

function isEntry(value: unknown): value is KeptEntry {
  const { kind, id, title, kept, at } = Object(value) as Partial<Record<keyof KeptEntry, unknown>>;
  return (
    keptKinds.some((known) => known === kind) &&
    typeof id === 'string' &&
    id !== '' &&
    typeof title === 'string' &&
    typeof kept === 'boolean' &&
    typeof at === 'string' &&
    !Number.isNaN(Date.parse(at))
  );
}
