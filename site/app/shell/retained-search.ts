import { useHydrated } from '@companion/ui/use-hydrated';
import { useLocation } from 'react-router';

/**
 * The query that links carry on. Pages are shared by all visitors and know no query: links get it
 * once the page is theirs.
 */
export function useRetainedSearch(): string {
  const { search } = useLocation();
  return useHydrated() ? search : '';
}
