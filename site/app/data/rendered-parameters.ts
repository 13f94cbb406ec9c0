/**
 * Query parameters that change what the server renders. Loaders can read no other, because these alone tell kept
 * pages apart (`site/server/start.ts`): a parameter read but not listed would serve one visitor's filtered page to
 * everybody.
 */
export const renderedParameters = [
  'activity',
  'look',
  'gamesPage',
  'genre',
  'companionsPage',
  'entityKind',
  'entitiesPage',
  'searchGame',
  'searchKind',
  'searchPage',
  'searchValue',
  'squarePage',
  'state',
  'story',
  'tag',
] as const;

export type RenderedParameter = (typeof renderedParameters)[number];
