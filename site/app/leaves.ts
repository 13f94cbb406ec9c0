/**
 * Addresses whose last segment begins with a word (spec §2: `chat-{id}`). The router matches whole
 * segments only, so one `:leaf` route stands for several pages; these tables say which prefix is whose.
 * An empty prefix comes last: it takes what no other does.
 */
export const partnerLeaves = {
  'chat-': 'chat',
  'story-': 'story',
  'detail-': 'partner',
  'game-list-': 'partner-games',
} as const;

export const libraryLeaves = {
  'game-role-': 'roles',
  'role-Info-': 'entity',
  '': 'thing',
} as const;

export const profileLeaves = { 'removeAccount-': 'removal' } as const;

export type Leaves = Readonly<Record<string, string>>;
export type PageOf<Table extends Leaves> = Table[keyof Table];

/** Which page a last segment is, and of what; `null`: none of them. */
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
