import { ProfilePage, profileMessages } from '@companion/screens/profile';
import { retryImport } from '@companion/ui/retry-import';
import { lazy, Suspense, useCallback } from 'react';
import { useIntl } from 'react-intl';
import { useLocation } from 'react-router';
import { session, storage } from '../session/session.ts';
import { useAccount, useHeaderSession } from '../session/session-state.ts';
import { useClient } from '../session/use-client.ts';
import { useFailureToast } from '../session/use-failure-toast.ts';
import { Head } from '../shell/head.tsx';
import { openLogin } from '../shell/login.tsx';
import { parsePath } from './paths.ts';

const RemovalDialog = lazy(() => retryImport(() => import('../lazy/removal-dialog.tsx')));

const removalDialog = (dialog: { open: boolean; onClose: () => void }) => (
  <Suspense fallback={null}>
    <RemovalDialog {...dialog} />
  </Suspense>
);

export default function Profile() {
  const { formatMessage } = useIntl();
  const client = useClient();
  const { device } = parsePath(useLocation().pathname);
  const loadMe = useCallback(
    async (signal: AbortSignal) => (await client()).users.me(signal),
    [client],
  );
  // The visitor is logged out here at once, even if the backend cannot be told.
  const logOut = () => {
    storage.clearVisitor();
    return client()
      .then(({ users }) => users.logout())
      .catch(() => session.logout());
  };
  return (
    <>
      <Head
        title={formatMessage(profileMessages.title)}
        description={formatMessage(profileMessages.invitation)}
      />
      <ProfilePage
        session={useHeaderSession()}
        account={useAccount()}
        loadMe={loadMe}
        onLoadFailed={useFailureToast()}
        onLogin={openLogin}
        onLogout={logOut}
        removalDialog={device === 'desktop' ? removalDialog : undefined}
      />
    </>
  );
}

export { PageError as ErrorBoundary } from '../shell/error-page.tsx';
