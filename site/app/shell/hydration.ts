import { useEffect } from 'react';

/** Whether the page hydrates later than the root: its code is a chunk of its own. */
let isPageLater = false;

/**
 * Ends what the inline script does until React handles the page: it repeats early presses and keeps the query. Used by
 * the root, whose effects run after those of the page.
 */
export function useRootHydrated(): void {
  useEffect(() => {
    if (!isPageLater) window.onHydrated?.();
  }, []);
}

/**
 * Used around a page that can hydrate later, with `LaterPageHydrated` beside the page. React handles what replaces the
 * page, also when its code never came.
 */
export function useHydratesLater(): void {
  useEffect(() => {
    isPageLater = true;
    return () => window.onHydrated?.();
  }, []);
}

/** Rendered beside a page that can hydrate later. */
export function LaterPageHydrated() {
  useEffect(() => window.onHydrated?.(), []);
  return null;
}
