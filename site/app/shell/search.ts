import { useLocation } from 'react-router';
import { localise } from '../routes/paths.ts';
import { useGo } from './go.ts';

/** Filters of the last search. A new one must not retain them. */
const filters = ['searchGame', 'searchKind', 'searchPage'];

/** Address of a search. It empties the filters of the last one. */
export function searchAddress(searchPath: string, words: string, currentSearch: string): string {
  const target = new URLSearchParams({ searchValue: words });
  const current = new URLSearchParams(currentSearch);
  for (const name of filters) if (current.get(name)) target.set(name, '');
  return `${searchPath}?${target}`;
}

/** Search props of a header (spec §2). */
export function useSearch(searchPath: string) {
  const { pathname, search } = useLocation();
  const go = useGo();
  return {
    searchAction: localise(searchPath, pathname),
    onSearch: (text: string) => go(searchAddress(searchPath, text, search)),
  };
}
