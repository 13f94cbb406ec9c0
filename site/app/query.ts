/**
 * Spec §2, retain-query-params: the previous address's parameters are merged into the next one's.
 * The next one's win, a repeated key is kept whole, and merging again changes nothing.
 */
export function mergeQuery(previous: URLSearchParams, next: URLSearchParams): URLSearchParams {
  const merged = new URLSearchParams(next);
  for (const [name, value] of previous) if (!next.has(name)) merged.append(name, value);
  return merged;
}

/** An address inside the site with the current query merged in, for links and redirects. */
export function withRetainedQuery(to: string, currentSearch: string): string {
  const [, path = '', query = '', hash = ''] = /^([^?#]*)(?:\?([^#]*))?(#.*)?$/s.exec(to) ?? [];
  const merged = mergeQuery(new URLSearchParams(currentSearch), new URLSearchParams(query));
  // Not by its `size`, which Safari has since 17.
  const kept = String(merged);
  return `${path}${kept === '' ? '' : `?${kept}`}${hash}`;
}
