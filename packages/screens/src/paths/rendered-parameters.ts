/**
 * Query parameters that loaders may read. The page cache has them in its keys (site/server/start.ts): a parameter that
 * is not listed would serve one visitor's filtered page to everybody.
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

/** A page number in the address, from 1. */
export function pageNumber(url: URL, name: RenderedParameter): number {
  const page = Number(url.searchParams.get(name) ?? 1);
  return Number.isInteger(page) && page >= 1 && page <= 10_000 ? page : 1;
}

/** A text parameter of the address; empty without one. */
export const textParameter = (url: URL, name: RenderedParameter): string =>
  (url.searchParams.get(name) ?? '').slice(0, 100);
