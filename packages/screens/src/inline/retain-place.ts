/** Address and state of the tab's history entry, when it was hidden. */
export const HIDDEN_ENTRY_KEY = {
  name: 'companion-hidden-entry',
  area: 'session',
  owner: 'visitor',
} as const;
/** Scroll positions by the key in that state: the default `storageKey` of React Router's `ScrollRestoration`. */
const POSITIONS = 'react-router-scroll-positions';

const parsed = (name: string) => JSON.parse(sessionStorage.getItem(name) ?? '{}');

function isNewVisit(): boolean {
  const [load] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  return load?.type === 'navigate';
}

/**
 * A browser may end a hidden tab and load its page again when the visitor comes back. There was no `pagehide` then, at
 * which React Router stores the scroll position, and Chromium has lost the state of the history entry, which names that
 * position. Stores both when the page is hidden, and gives the entry its state back. Call it before React Router's script.
 *
 * Entries that native links to a fragment make have no state: gives each a key.
 */
export function retainPlace(): void {
  try {
    const { address, state } = parsed(HIDDEN_ENTRY_KEY.name);
    if (history.state === null && address === location.href && !isNewVisit()) {
      history.replaceState(state, '');
      // Chromium has lost its own position, too: it would go to the top after the load.
      history.scrollRestoration = 'manual';
    }
  } catch {
    // The page begins at its top.
  }
  // React Router gives all entries without a state the same key, thus one scroll position. It reads `idx: null` there.
  addEventListener('popstate', () => {
    if (history.state === null) history.replaceState({ key: String(Math.random()), idx: null }, '');
  });
  document.addEventListener('visibilitychange', () => {
    const { state } = history;
    if (document.visibilityState === 'visible' || !state?.key) return;
    try {
      const positions = { ...parsed(POSITIONS), [state.key]: scrollY };
      sessionStorage.setItem(POSITIONS, JSON.stringify(positions));
      sessionStorage.setItem(
        HIDDEN_ENTRY_KEY.name,
        JSON.stringify({ address: location.href, state }),
      );
    } catch {
      // Storage is full or forbidden.
    }
  });
}
