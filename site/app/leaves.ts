/**
 * Addresses whose last segment begins with a word (spec §2: `chat-{id}`). The router matches whole segments only, so
 * one `:leaf` route stands for several pages; these tables say which prefix is which page's. The empty prefix comes
 * last: it takes what no other does.
 */
export const companionLeaves = {
  'chat-': 'chat',
  'story-': 'story',
  'detail-': 'companion',
  'game-list-': 'companion-games',
} as const;

export const libraryLeaves = {
  'game-role-': 'entities',
  'role-Info-': 'entity',
  '': 'library-entry',
} as const;

export const profileLeaves = { 'removeAccount-': 'removal' } as const;

export type Leaves = Readonly<Record<string, string>>;
export type PageOf<Table extends Leaves> = Table[keyof Table];

/** The page that a last segment names, and the id in it; `null`: no page of this table. */
export function readLeaf<Table extends Leaves>(
  table: Table,
  leaf: string,
): { page: PageOf<Table>; id: string } | null {
  const prefix = Object.keys(table).find(
    (word) => leaf.startsWith(word) && leaf.length > word.length,
  );
  if (prefix === undefined) return null;
  return { page: table[prefix] as PageOf<Table>, id: leaf.slice(prefix.length) };
}
