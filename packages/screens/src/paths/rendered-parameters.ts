/**
 * Query parameters that loaders may read. Each page reads some of them (site/app/data/page-query.ts); the page cache
 * knows no others.
 */
const textParameters = [
  'activity',
  'look',
  'genre',
  'entityKind',
  'searchGame',
  'searchKind',
  'searchValue',
  'state',
  'story',
  'tag',
] as const;
const pageParameters = [
  'gamesPage',
  'companionsPage',
  'entitiesPage',
  'searchPage',
  'squarePage',
] as const;

export type TextParameter = (typeof textParameters)[number];
export type PageParameter = (typeof pageParameters)[number];
export type RenderedParameter = TextParameter | PageParameter;

/** Characters of a text parameter that are read. */
const MAX_TEXT_LENGTH = 100;

/** A page number in the address, from 1. */
export function pageNumber(url: URL, name: PageParameter): number {
  const page = Number(url.searchParams.get(name) ?? 1);
  return Number.isInteger(page) && page >= 1 && page <= 10_000 ? page : 1;
}

/** A text parameter of the address, trimmed; empty without one. */
export const textParameter = (url: URL, name: TextParameter): string =>
  (url.searchParams.get(name) ?? '').slice(0, MAX_TEXT_LENGTH).trim();

/** The query with these parameters as loaders read them: equal for addresses of the same page, and without defaults. */
export function renderedQuery(url: URL, names: readonly RenderedParameter[]): URLSearchParams {
  const query = new URLSearchParams();
  for (const name of names) {
    const value = isPageParameter(name) ? pageNumber(url, name) : textParameter(url, name);
    if (value !== 1 && value !== '') query.set(name, String(value));
  }
  return query;
}

const isPageParameter = (name: RenderedParameter): name is PageParameter =>
  pageParameters.some((known) => known === name);
