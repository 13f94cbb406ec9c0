import { useSyncExternalStore } from 'react';

const neverChanges = () => () => {};

/**
 * `false` on a server and during hydration, then `true`. `true` at once in components that mount later. Not a state that
 * an effect sets: React would defer that change on a page that hydrates late.
 */
export const useHydrated = (): boolean =>
  useSyncExternalStore(
    neverChanges,
    () => true,
    () => false,
  );
