import type { HeaderSession } from '@companion/ui/desktop-header';
import { useSession } from '@companion/ui/session';
import { useState, useSyncExternalStore } from 'react';
import { session } from './session.ts';

const useSessionState = () =>
  useSyncExternalStore(session.subscribe, session.getSnapshot, session.getServerSnapshot);

/** The header shows login button or avatar only after the page has mounted (spec §2). */
export const useHeaderSession = (): HeaderSession => useSession(session);

/** The user who is logged in, or was last on this page. An expired session does not change it. */
export function useAccount(): string | null {
  const who = useHeaderSession();
  const [account, setAccount] = useState<string | null>(null);
  if (who.state === 'in' && who.userId !== account) setAccount(who.userId);
  return account;
}

export const useLoginDialogVisible = (): boolean => useSessionState().loginDialogVisible;

/** Whether the home page shows its first screen, which changes the header's style (spec §3). */
export const useFirstPageState = (): boolean => useSessionState().isHomeFirstPage;
