import { HIDDEN_ENTRY_KEY } from '@companion/screens/inline';
import {
  TEXT_SIZE_KEY,
  type TextSize,
  THEME_KEY,
  toggleTheme,
} from '@companion/screens/preferences';
import { createSessionStore, type UserInfo } from '@companion/sdk';
import { createStorageRegistry, storedValue } from '@companion/sdk/storage';
import { type Session, useSession } from '@companion/ui/session';
import { useState, useSyncExternalStore } from 'react';
import { GUIDES_CACHE } from '../../worker/cache-names.ts';

/** The one shared state (docs/architecture.md). */
export const session = createSessionStore();

const useSessionState = () =>
  useSyncExternalStore(session.subscribe, session.getSnapshot, session.getServerSnapshot);

/** Who uses the page. Nobody knows before it has mounted (spec §2). */
export const useSiteSession = (): Session<UserInfo> => useSession(session);

/** The user who is logged in, or was last on this page. An expired session does not change it. */
export function useAccount(): string | null {
  const who = useSiteSession();
  const [account, setAccount] = useState<string | null>(null);
  if (who.state === 'in' && who.userId !== account) setAccount(who.userId);
  return account;
}

export const useLoginDialogVisible = (): boolean => useSessionState().loginDialogVisible;

/** Whether the home page shows its first screen, which changes the header's style (spec §3). */
export const useFirstPageState = (): boolean => useSessionState().isHomeFirstPage;

export const storage = createStorageRegistry({
  keys: [THEME_KEY, TEXT_SIZE_KEY, HIDDEN_ENTRY_KEY],
  caches: [GUIDES_CACHE],
});

const theme = storedValue(THEME_KEY, String);
const textSize = storedValue(TEXT_SIZE_KEY, String);

export const switchTheme = (): void => void theme.write(toggleTheme());
export const storeTextSize = (size: TextSize): void => void textSize.write(size);
