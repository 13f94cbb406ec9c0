import type { UserInfo } from '@companion/sdk';
import { type Session, useSession } from '@companion/ui/session';
import { useState, useSyncExternalStore } from 'react';
import { session } from './session.ts';

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
