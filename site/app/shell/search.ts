import { useLocation } from 'react-router';
import { localise } from '../paths.ts';
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

/** Spec §2: goes to the search page with the words; does nothing when it is that page already. */
export function useSearch(searchPath: string): (text: string) => void {
  const { pathname, search } = useLocation();
  const go = useGo();
  return (text) => {
    if (pathname.replace(/\/$/, '') === localise(searchPath, pathname)) return;
    go(searchAddress(searchPath, text, search));
  };
}
