import { retryImport } from '@companion/ui/retry-import';
import { toast } from '@companion/ui/toast';
import { lazy, Suspense, useEffect, useRef, useState } from 'react';
import { useIntl } from 'react-intl';
import { useLocation, useRouteLoaderData } from 'react-router';
import type { PublicConfig } from '../data/config.ts';
import { importWhenOnline } from '../lazy/import-when-online.ts';
import { siteMessages } from '../locales/messages.ts';
import { pageOf } from '../routes/paths.ts';
import { session } from '../session/session.ts';
import { sessionExpiry } from '../session/session-expiry.ts';
import { useLoginDialogVisible } from '../session/session-state.ts';

let isLoaded = false;
const loadLogin = importWhenOnline(async () => {
  const module = await import('../lazy/login-dialog.tsx');
  isLoaded = true;
  return module;
});
const OpenedLogin = lazy(() => retryImport(loadLogin));

/** Loads the dialog's code when the pointer or the focus is near. */
export const prepareLogin = (): void => {
  // Without a network it fails now and is tried again when the dialog is opened.
  loadLogin().catch(() => {});
};

export const openLogin = (): void => session.setLoginDialogVisible(true);

/** The login dialog of every page. Its code loads when it is first needed. */
export function Login() {
  const config = useRouteLoaderData<PublicConfig>('root');
  const visible = useLoginDialogVisible();
  useSessionExpiry();
  useCloseOnPageChange(visible);
  const { formatMessage } = useIntl();
  useEffect(() => {
    if (visible && !isLoaded && !navigator.onLine) toast.error(formatMessage(siteMessages.offline));
  }, [visible, formatMessage]);
  const [wanted, setWanted] = useState(false);
  if (visible && !wanted) setWanted(true);
  if (!wanted || !config) return null;
  return (
    <Suspense fallback={null}>
      <OpenedLogin config={config} open={visible} />
    </Suspense>
  );
}

/** Closes the dialog when the browser goes back to another page. */
function useCloseOnPageChange(visible: boolean): void {
  const page = pageOf(useLocation().pathname);
  const openedOn = useRef<string | null>(null);
  useEffect(() => {
    if (!visible) openedOn.current = null;
    else if (openedOn.current === null) openedOn.current = page;
    else if (openedOn.current !== page) session.setLoginDialogVisible(false);
  }, [visible, page]);
}

/** An expired session: one toast and the login dialog (docs/decisions/007-session.md). */
function useSessionExpiry(): void {
  const { formatMessage } = useIntl();
  useEffect(
    () =>
      sessionExpiry.listen(() => {
        toast.error(formatMessage(siteMessages.sessionExpired));
        openLogin();
      }),
    [formatMessage],
  );
}
