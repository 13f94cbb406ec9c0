import {
  allowServiceWorker,
  applyStoredState,
  type InlineTheme,
  moveVisibleCompanions,
  repeatEarlyPress,
  retainEarlyQuery,
  retainPlace,
} from '@companion/screens/inline';
import { SESSION_STORAGE_KEY } from '@companion/sdk';
import { reloadOnFailure } from '@companion/sdk/release';
import { replaceForbiddenStorage } from '@companion/sdk/storage';

declare global {
  /** In scope of this script only (`with-theme.ts`). */
  const inlineTheme: InlineTheme;

  interface Window {
    /** Called when the page is hydrated (`head.tsx`). `null`: early presses are repeated, and React handles new ones. */
    onHydrated: (() => void) | null;
    /** Gives the document the visitor's theme, text size and login state again. */
    applyStoredState: () => void;
    __reactRouterManifest?: { version: string };
  }
}

// The inline script of the document's head, in this order.
allowServiceWorker();
replaceForbiddenStorage();
window.applyStoredState = applyStoredState(inlineTheme, SESSION_STORAGE_KEY);
moveVisibleCompanions();
retainPlace();
const repeatPress = repeatEarlyPress(() => {
  window.onHydrated = null;
});
const stopRetaining = retainEarlyQuery();
window.onHydrated = () => {
  // Once: until the presses are repeated it is not `null`.
  window.onHydrated = () => {};
  stopRetaining();
  repeatPress();
};
reloadOnFailure({
  build: () => window.__reactRouterManifest?.version ?? '',
  isReady: () => window.onHydrated === null,
});
