import { useLocation } from 'react-router';
import { localise } from '../routes/paths.ts';
import { useGo } from './go.ts';

/** Filters of the last search, which a new one must not retain. */
const filters = ['searchGame', 'searchKind', 'searchPage'];

/** Where some words are looked up; what narrowed the search before is said to be nothing now. */
export function searchAddress(searchPath: string, words: string, currentSearch: string): string {
  const target = new URLSearchParams({ searchValue: words });
  const current = new URLSearchParams(currentSearch);
  for (const name of filters) if (current.get(name)) target.set(name, '');
  return `${searchPath}?${target}`;
}

/** For a header (spec §2): goes to the search page with the words. */
export function useSearch(searchPath: string) {
  const { pathname, search } = useLocation();
  const go = useGo();
  return {
    searchAction: localise(searchPath, pathname),
    onSearch: (text: string) => go(searchAddress(searchPath, text, search)),
  };
}
