import { useSyncExternalStore } from 'react';

const never = () => () => {};

/**
 * False on the server and while the page is taken over. Not a state that an effect sets: where a page
 * is hydrated late, React leaves such a change for idle times.
 */
export const useMounted = (): boolean =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
