import type { HeaderSession } from '@companion/ui/desktop-header';
import { useHydrated } from '@companion/ui/use-hydrated';
import { useState, useSyncExternalStore } from 'react';
import { session } from './session.ts';

const useSession = () =>
  useSyncExternalStore(session.subscribe, session.getSnapshot, session.getServerSnapshot);

/** The header shows login button or avatar only after the page has mounted (spec §2). */
export function useHeaderSession(): HeaderSession {
  const mounted = useHydrated();
  const { isLoggedIn, userInfo } = useSession();
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

export const useLoginDialogVisible = (): boolean => useSession().loginDialogVisible;

/** Whether the home page shows its first screen, which changes the header's style (spec §3). */
export const useFirstPageState = (): boolean => useSession().isHomeFirstPage;
