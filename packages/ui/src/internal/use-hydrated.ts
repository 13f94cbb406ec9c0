import { useSyncExternalStore } from 'react';

const neverChanges = () => () => {};

/**
 * `false` on a server and during hydration, then `true`. `true` at once in components that mount later.
 * For content that only a browser can render, without a hydration mismatch.
 */
export const useHydrated = (): boolean =>
  useSyncExternalStore(
    neverChanges,
    () => true,
    () => false,
  );
