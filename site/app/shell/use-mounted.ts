import { useSyncExternalStore } from 'react';

const never = () => () => {};

/**
 * False on the server and during hydration. Not a state set by an effect: on a page that is hydrated late React
 * would defer that change until it is idle.
 */
export const useMounted = (): boolean =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
