/**
 * spec §2, retain-query-params: the previous address's parameters are merged into the next one's.
 * The next one's win, a repeated key is kept whole, and merging again changes nothing.
 */
export function mergeQuery(previous: URLSearchParams, next: URLSearchParams): URLSearchParams {
  const merged = new URLSearchParams(next);
  for (const [name, value] of previous) if (!next.has(name)) merged.append(name, value);
  return merged;
}

/** An address of the site with the current query merged in. */
export function withRetainedQuery(to: string, currentSearch: string): string {
  if (currentSearch === '') return to;
  const [, path = '', query = '', hash = ''] = /^([^?#]*)(?:\?([^#]*))?(#.*)?$/s.exec(to) ?? [];
  const merged = mergeQuery(new URLSearchParams(currentSearch), new URLSearchParams(query));
  return `${path}${searchOf(merged)}${hash}`;
}

/** A query with its question mark, or an empty string. `size` is missing in Safari before 17. */
function searchOf(query: URLSearchParams): string {
  const text = String(query);
  return text === '' ? '' : `?${text}`;
}

/** Parameters that belong to one page and are not carried to another. */
export const onePageParameters: readonly string[] = [
  'activity',
  'look',
  'entityKind',
  'entitiesPage',
];

/** The query for a link to another page. Parameters of one page are emptied: removed, they would be merged in again. */
export function forAnotherPage(search: string): string {
  const query = new URLSearchParams(search);
  for (const name of onePageParameters) if (query.get(name)) query.set(name, '');
  return String(query);
}

/** Filters of the last search. A new one must not retain them. */
const searchFilters = ['searchGame', 'searchKind', 'searchPage'];

/** Address of a search. It empties the filters of the last one. */
export function searchAddress(searchPath: string, words: string, currentSearch: string): string {
  const target = new URLSearchParams({ searchValue: words });
  const current = new URLSearchParams(currentSearch);
  for (const name of searchFilters) if (current.get(name)) target.set(name, '');
  return `${searchPath}?${target}`;
}

/** The query in another language. The tag of companions is a word of one language, so it is removed with its pages. */
export function forAnotherLanguage(search: string): string {
  const query = new URLSearchParams(search);
  if (!query.get('tag')) return search;
  for (const name of ['tag', 'companionsPage', 'squarePage']) query.delete(name);
  return searchOf(query);
}
