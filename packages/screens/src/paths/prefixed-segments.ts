/**
 * Addresses whose last segment has a prefix (spec §2: `chat-{id}`). React Router matches whole segments only, so one
 * `:segment` route serves several pages. Each table maps a prefix to a page; the empty prefix comes last, because it
 * matches everything.
 */
export const companionPrefixes = {
  'chat-': 'chat',
  'story-': 'story',
  'detail-': 'companion',
  'game-list-': 'companion-games',
} as const;

export const libraryPrefixes = {
  'game-role-': 'entities',
  'role-Info-': 'entity',
  '': 'library-entry',
} as const;

export const profilePrefixes = { 'removeAccount-': 'removal' } as const;

export type Prefixes = Readonly<Record<string, string>>;
export type PrefixedPage<Table extends Prefixes> = Table[keyof Table];

/** The page that a segment names and the id in it; `null` if no prefix matches or the id is empty. */
export function readSegment<Table extends Prefixes>(
  table: Table,
  segment: string,
): { page: PrefixedPage<Table>; id: string } | null {
  const prefix = Object.keys(table).find(
    (known) => segment.startsWith(known) && segment.length > known.length,
  );
  if (prefix === undefined) return null;
  return { page: table[prefix] as PrefixedPage<Table>, id: segment.slice(prefix.length) };
}
