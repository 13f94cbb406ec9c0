import { useLocation } from 'react-router';
import { useMounted } from './use-mounted.ts';

/**
 * The query that links carry on. Pages are shared by all visitors and know no query: links get it
 * once the page is theirs.
 */
export function useRetainedSearch(): string {
  const { search } = useLocation();
  return useMounted() ? search : '';
}
