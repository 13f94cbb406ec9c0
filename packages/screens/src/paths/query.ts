import { namesOf } from './parameters.ts';

/** The parameters of a query as they are written: decoding would spoil those in another encoding than UTF-8, as GBK. */
export const partsOf = (query: string): string[] =>
  query.replace(/^\?/, '').split('&').filter(Boolean);

/** The decoded name of a written parameter. */
export const nameOf = (part: string): string =>
  new URLSearchParams(`?${part}`).keys().next().value ?? '';

/**
 * spec §2, retain-query-params: the previous address's parameters are merged into the next one's.
 * The next one's win, a repeated key is kept whole, and merging again changes nothing.
 *
 * @param previous with or without a question mark, as `next`
 * @returns without a question mark
 */
export function mergeQuery(previous: string, next: string): string {
  const own = next.replace(/^\?/, '');
  const names = new Set(partsOf(own).map(nameOf));
  return [own, ...partsOf(previous).filter((part) => !names.has(nameOf(part)))]
    .filter(Boolean)
    .join('&');
}

/** An address of the site with the current query merged in. */
export function withRetainedQuery(to: string, currentSearch: string): string {
  if (currentSearch === '') return to;
  const [, path = '', query = '', hash = ''] = /^([^?#]*)(?:\?([^#]*))?(#.*)?$/s.exec(to) ?? [];
  return `${path}${searchOf(mergeQuery(currentSearch, query))}${hash}`;
}

/** A query with its question mark, or an empty string. */
const searchOf = (query: string): string => (query === '' ? '' : `?${query}`);

/** The query for a link to another page. Parameters of one page are emptied: removed, they would be merged in again. */
export function forAnotherPage(search: string): string {
  const emptied = namesOf('page');
  return partsOf(search)
    .map((part) => (emptied.includes(nameOf(part)) ? `${nameOf(part)}=` : part))
    .join('&');
}

/** Address of a search. It empties the filters of the last one. */
export function searchAddress(searchPath: string, words: string, currentSearch: string): string {
  const target = new URLSearchParams({ searchValue: words });
  const current = new URLSearchParams(currentSearch);
  for (const name of namesOf('search'))
    if (!target.has(name) && current.get(name)) target.set(name, '');
  return `${searchPath}?${target}`;
}

/** The query in another language. The tag of companions is a word of one language, so it is removed with its pages. */
export function forAnotherLanguage(search: string): string {
  if (!new URLSearchParams(search).get('tag')) return search;
  const removed = namesOf('language');
  return searchOf(
    partsOf(search)
      .filter((part) => !removed.includes(nameOf(part)))
      .join('&'),
  );
}
