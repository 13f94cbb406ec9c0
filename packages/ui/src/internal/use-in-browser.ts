import { useSyncExternalStore } from 'react';

const neverChanges = () => () => {};

/** False on a server, and while React takes over what a server has sent. */
export const useInBrowser = (): boolean =>
  useSyncExternalStore(
    neverChanges,
    () => true,
    () => false,
  );
