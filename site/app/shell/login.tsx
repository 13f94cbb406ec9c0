import { importWhenOnline, onOpen } from '@companion/screens/loading';
import { pageOf } from '@companion/screens/paths';
import { toast } from '@companion/ui/toast';
import { useEffect } from 'react';
import { useIntl } from 'react-intl';
import { useLocation } from 'react-router';
import { siteMessages } from '../locales/messages.ts';
import { notices, session } from '../session/session.ts';
import { useLoginDialogVisible } from '../session/session-state.ts';
import { useNetworkCheck } from '../session/use-network-check.ts';

const loadLogin = importWhenOnline(() => import('../lazy/login-dialog.tsx'));
const LoginDialog = onOpen(async () => (await loadLogin()).default);

/** Loads the dialog's code when the pointer or the focus is near. */
export const prepareLogin = (): void => {
  // A failure is ignored: opening the dialog tries again.
  loadLogin().catch(() => {});
};

/** Page that the dialog was opened for, until another page is shown. */
let openedFor = '';

/** Called each time that the dialog is asked for, also while its code is missing. */
let onAsked: () => void = () => {};

function openOn(page: string): void {
  openedFor = page;
  session.setLoginDialogVisible(true);
  onAsked();
}

export const openLogin = (): void => openOn(pageOf(window.location.pathname));

/** Opens the dialog once for the page of a path, which may be about to be shown. */
export function inviteOn(path: string): void {
  const page = pageOf(path);
  if (page !== openedFor) openOn(page);
}

export function Login() {
  const visible = useLoginDialogVisible();
  useSessionExpiry();
  useCloseOnPageChange();
  useNetworkNotice();
  return <LoginDialog open={visible} />;
}

/**
 * Says that the network is gone, at each press. Also when the dialog's code is loaded: its texts may be missing, and a
 * login needs the network anyway.
 */
function useNetworkNotice(): void {
  const checkNetwork = useNetworkCheck();
  useEffect(() => {
    onAsked = checkNetwork;
    // Asked for before hydration.
    if (session.getSnapshot().loginDialogVisible) checkNetwork();
  }, [checkNetwork]);
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

/** Shows one toast and, on the page that called, the login dialog (docs/decisions/007-session.md). */
function useSessionExpiry(): void {
  const { formatMessage } = useIntl();
  useEffect(() => {
    notices.sessionExpired = (message, pathname) => {
      toast.error(message || formatMessage(siteMessages.sessionExpired));
      openOn(pageOf(pathname));
    };
  }, [formatMessage]);
}
