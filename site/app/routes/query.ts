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
export function searchOf(query: URLSearchParams): string {
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
