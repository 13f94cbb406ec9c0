import { useAddresses } from '@companion/screens/layout';
import { ProfileScreen, profileMessages } from '@companion/screens/profile';
import type { Me } from '@companion/sdk/contract';
import { Button } from '@companion/ui/button';
import { LinkButton } from '@companion/ui/link';
import { retryImport } from '@companion/ui/retry-import';
import { lazy, Suspense, useEffect, useState } from 'react';
import { useIntl } from 'react-intl';
import { useLocation } from 'react-router';
import { siteMessages } from '../../locales/messages.ts';
import { parsePath } from '../../routes/paths.ts';
import { Head } from '../../shell/head.tsx';
import { openLogin } from '../../shell/login.tsx';
import { forgetVisitor } from '../forget-visitor.ts';
import { session } from '../session.ts';
import { useAccount, useHeaderSession } from '../session-state.ts';
import { useClient } from '../use-client.ts';
import { useFailureToast } from '../use-failure-toast.ts';

const RemovalDialog = lazy(() => retryImport(() => import('../../lazy/removal-dialog.tsx')));

/** The profile of a logged-in user; visitors are invited to log in (decisions.md, auth). */
export function ProfilePage() {
  const { formatMessage } = useIntl();
  const client = useClient();
  const tellFailure = useFailureToast();
  const who = useHeaderSession();
  const [me, setMe] = useState<Me | null>(null);
  const userId = who.state === 'in' ? who.userId : null;
  const account = useAccount();

  const [removal, setRemoval] = useState<'unasked' | 'open' | 'closed'>('unasked');
  // Not who was here a moment ago: someone who leaves is not asked back.
  const isUninvited = who.state === 'out' && account === null;
  useEffect(() => {
    if (isUninvited) openLogin();
  }, [isUninvited]);

  useEffect(() => {
    if (userId === null) return;
    const controller = new AbortController();
    const ask = async () => {
      const { users } = await client();
      setMe(await users.me(controller.signal));
    };
    ask().catch((error: unknown) => {
      // Without an answer the card shows what the session knows.
      if (!controller.signal.aborted) tellFailure(error);
    });
    return () => {
      controller.abort();
      setMe(null);
    };
  }, [userId, client, tellFailure]);

  // Logged out here at once, even if the backend can't be told.
  const logOut = () => {
    forgetVisitor();
    return client()
      .then(({ users }) => users.logout())
      .catch(() => session.logout());
  };

  return (
    <>
      <Head
        title={formatMessage(siteMessages.profileTitle)}
        description={formatMessage(profileMessages.invitation)}
      />
      <ProfileScreen
        session={who}
        me={me}
        onLogin={openLogin}
        onLogout={logOut}
        removal={
          userId !== null && <RemovalLink userId={userId} onOpen={() => setRemoval('open')} />
        }
      />
      {removal !== 'unasked' && (
        <Suspense fallback={null}>
          <RemovalDialog open={removal === 'open'} onClose={() => setRemoval('closed')} />
        </Suspense>
      )}
    </>
  );
}

/** To a dialog on a desktop, to a page of its own on a phone (decisions.md). */
function RemovalLink({ userId, onOpen }: { userId: string; onOpen(): void }) {
  const { formatMessage } = useIntl();
  const addresses = useAddresses();
  const { device } = parsePath(useLocation().pathname);
  const title = formatMessage(siteMessages.removalTitle);
  return device === 'mobile' ? (
    <LinkButton href={addresses.removal(userId)} tone="quiet">
      {title}
    </LinkButton>
  ) : (
    <Button tone="quiet" onClick={onOpen}>
      {title}
    </Button>
  );
}
