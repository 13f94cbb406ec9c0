import type { PageStorage } from '../internal/page.ts';
import { GUEST_TALKS_KEY } from '../storage/keys.ts';
import { storedValue } from '../storage/stored-value.ts';

/**
 * Whether this tab has talks to move into the account. A module of its own: every page asks, few load the rest.
 * @param storage Default: the page's session storage.
 */
export const hasGuestTalks = (storage?: PageStorage | null): boolean =>
  storedValue(GUEST_TALKS_KEY, String, storage).read() !== null;
