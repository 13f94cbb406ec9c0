import { useSyncExternalStore } from 'react';

const neverChanges = () => () => {};

/**
 * False on a server and during hydration, true afterwards. Not a state that an effect sets: React would defer that
 * change on a page that hydrates late.
 */
export const useHydrated = (): boolean =>
  useSyncExternalStore(
    neverChanges,
    () => true,
    () => false,
  );
