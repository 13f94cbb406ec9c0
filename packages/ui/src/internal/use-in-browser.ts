import { useSyncExternalStore } from 'react';

const neverChanges = () => () => {};

/** False on a server and during hydration. */
export const useInBrowser = (): boolean =>
  useSyncExternalStore(
    neverChanges,
    () => true,
    () => false,
  );
