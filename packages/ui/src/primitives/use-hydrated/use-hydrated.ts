import { useSyncExternalStore } from 'react';

const neverChanges = () => () => {};

/** `false` on a server and during hydration, then `true`. Components that mount later get `true` at once. */
export const useHydrated = (): boolean =>
  useSyncExternalStore(
    neverChanges,
    () => true,
    () => false,
  );
