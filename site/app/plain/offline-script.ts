import { applyStoredState, moveVisibleCompanions, showGuides } from '@companion/screens/inline';
import { SESSION_STORAGE_KEY } from '@companion/sdk';
import { hasNetwork } from '@companion/ui/retry-import';
import { readableGuides } from '../../worker/guides.ts';

// The inline script of the offline page.
applyStoredState(inlineTheme, SESSION_STORAGE_KEY);
moveVisibleCompanions();
addEventListener('DOMContentLoaded', async () => showGuides(document, await readableGuides()));

/** A network that has just come back often goes again at once. */
const STEADY_MS = 1_000;
addEventListener('online', () => {
  setTimeout(async () => {
    if (await hasNetwork()) location.reload();
  }, STEADY_MS);
});
