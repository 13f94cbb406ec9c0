import type { HeaderSession } from '@companion/ui/desktop-header';
import { useHydrated } from '@companion/ui/use-hydrated';
import { useState, useSyncExternalStore } from 'react';
import { session } from './session.ts';

/** The header shows login button or avatar only after the page has mounted (spec §2). */
export function useHeaderSession(): HeaderSession {
  const mounted = useHydrated();
  const { isLoggedIn, userInfo } = useSyncExternalStore(
    session.subscribe,
    session.getSnapshot,
    session.getServerSnapshot,
  );
  if (!mounted) return { state: 'unknown' };
  return isLoggedIn && userInfo ? { state: 'in', userId: userInfo.web_user_id } : { state: 'out' };
}

/** The user who is logged in, or was last on this page. An expired session does not change it. */
export function useAccount(): string | null {
  const who = useHeaderSession();
  const [account, setAccount] = useState<string | null>(null);
  if (who.state === 'in' && who.userId !== account) setAccount(who.userId);
  return account;
}

export const useLoginDialogVisible = (): boolean =>
  useSyncExternalStore(
    session.subscribe,
    () => session.getSnapshot().loginDialogVisible,
    () => false,
  );

/** Whether the home page shows its first screen (spec §3), which styles the header too. */
export const useFirstPageState = (): boolean =>
  useSyncExternalStore(
    session.subscribe,
    () => session.getSnapshot().isHomeFirstPage,
    () => true,
  );
