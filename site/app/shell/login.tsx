import { importWhenOnline, onOpen } from '@companion/screens/loading';
import { pageOf } from '@companion/screens/paths';
import { useEffect } from 'react';
import { useLocation } from 'react-router';
import { siteMessages } from '../locales/messages.ts';
import { checkNetwork, notices } from '../session/notices.ts';
import { session, useLoginDialogVisible } from '../session/session.ts';

const loadLogin = importWhenOnline(() => import('../lazy/login-dialog.tsx'));
const LoginDialog = onOpen(async () => (await loadLogin()).default);

/** Loads the dialog's code when the pointer or the focus is near. */
export const prepareLogin = (): void => {
  // A failure is ignored: opening the dialog tries again.
  loadLogin().catch(() => {});
};

/** Page that the dialog was opened for, until another page is shown. */
let openedFor = '';

/**
 * Says at each press that the network is gone. Also when the dialog's code is loaded: its texts may be missing, and a
 * login needs the network anyway.
 */
function openOn(page: string): void {
  openedFor = page;
  session.setLoginDialogVisible(true);
  checkNetwork();
}

export const openLogin = (): void => openOn(pageOf(window.location.pathname));

/** Opens the dialog once for the page of a path, which may be about to be shown. */
export function inviteOn(path: string): void {
  const page = pageOf(path);
  if (page !== openedFor) openOn(page);
}

/** Shows one toast and, on the page that called, the login dialog (docs/decisions/007-session.md). */
notices.sessionExpired = (message, pathname) => {
  notices.error(message || siteMessages.sessionExpired);
  openOn(pageOf(pathname));
};

export function Login() {
  const visible = useLoginDialogVisible();
  useCloseOnPageChange();
  useEffect(() => {
    // Asked for before hydration, when nothing could be said.
    if (session.getSnapshot().loginDialogVisible) checkNetwork();
  }, []);
  return <LoginDialog open={visible} />;
}

/** Closes the dialog when the page changes, for example by Back, to one that it was not opened for. */
function useCloseOnPageChange(): void {
  const page = pageOf(useLocation().pathname);
  useEffect(() => {
    if (page === openedFor) return;
    openedFor = '';
    session.setLoginDialogVisible(false);
  }, [page]);
}
