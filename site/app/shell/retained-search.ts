import { useSyncExternalStore } from 'react';
import { useLocation } from 'react-router';

const never = () => () => {};

/**
 * The query that links carry on. Pages are shared by all visitors and know no query: links get it
 * once the page is theirs.
 */
export function useRetainedSearch(): string {
  const { search } = useLocation();
  const isHydrated = useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
  return isHydrated ? search : '';
}
