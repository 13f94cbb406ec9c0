/**
 * Query parameters that change what the server renders. Loaders can read no other, because these alone tell kept
 * pages apart (`server/page-key.ts`): a parameter read but not listed would serve one visitor's filtered page to
 * everybody.
 */
export const renderedParameters = [
  'activity',
  'figure',
  'gamesPage',
  'genre',
  'partnersPage',
  'quest',
  'roleKind',
  'rolesPage',
  'searchGame',
  'searchKind',
  'searchPage',
  'searchValue',
  'squarePage',
  'state',
  'tag',
] as const;

export type RenderedParameter = (typeof renderedParameters)[number];
