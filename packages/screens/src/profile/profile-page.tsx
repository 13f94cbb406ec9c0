import type { Me } from '@companion/sdk/contract';
import { Button } from '@companion/ui/button';
import { LinkButton } from '@companion/ui/link';
import { type ReactNode, useEffect, useState } from 'react';
import { useIntl } from 'react-intl';
import { useAddresses } from '../layout/addresses.tsx';
import { removalMessages } from '../removal/messages.ts';
import { ProfileScreen, type ProfileScreenProps } from './profile.tsx';

export interface ProfilePageProps
  extends Pick<ProfileScreenProps, 'session' | 'onLogin' | 'onLogout'> {
  /** The user who is logged in, or was last on this page. */
  account: string | null;
  /** Loads the user's data. A new function loads them again. */
  loadMe: (signal: AbortSignal) => Promise<Me>;
  /** The data could not be loaded; the card shows what the session knows. */
  onLoadFailed: (error: unknown) => void;
  /** Draws the account removal as a dialog. Without it (phones) a link leads to the removal's own page. */
  removalDialog?: ((dialog: { open: boolean; onClose: () => void }) => ReactNode) | undefined;
}

/** The profile of a logged-in user. Opens the login for other visitors, but not after a logout. */
export function ProfilePage({
  session,
  account,
  loadMe,
  onLoadFailed,
  onLogin,
  onLogout,
  removalDialog,
}: ProfilePageProps) {
  const { formatMessage } = useIntl();
  const addresses = useAddresses();
  const [me, setMe] = useState<Me | null>(null);
  const [removal, setRemoval] = useState<'never opened' | 'open' | 'closed'>('never opened');
  const userId = session.state === 'in' ? session.userId : null;

  const needsLogin = session.state === 'out' && account === null;
  useEffect(() => {
    if (needsLogin) onLogin();
  }, [needsLogin, onLogin]);

  useEffect(() => {
    if (userId === null) return;
    const controller = new AbortController();
    loadMe(controller.signal).then(setMe, (error: unknown) => {
      if (!controller.signal.aborted) onLoadFailed(error);
    });
    return () => {
      controller.abort();
      setMe(null);
    };
  }, [userId, loadMe, onLoadFailed]);

  const removalTitle = formatMessage(removalMessages.pageTitle);
  return (
    <>
      <ProfileScreen
        session={session}
        me={me}
        onLogin={onLogin}
        onLogout={onLogout}
        removal={
          userId !== null &&
          (removalDialog ? (
            <Button tone="quiet" onClick={() => setRemoval('open')}>
              {removalTitle}
            </Button>
          ) : (
            <LinkButton href={addresses.removal(userId)} tone="quiet">
              {removalTitle}
            </LinkButton>
          ))
        }
      />
      {removal !== 'never opened' &&
        removalDialog?.({ open: removal === 'open', onClose: () => setRemoval('closed') })}
    </>
  );
}
