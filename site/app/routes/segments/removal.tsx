import { useAddresses } from '@companion/screens/layout';
import { RemovalScreen, removalMessages } from '@companion/screens/removal';
import { useEffect, useState } from 'react';
import { useIntl } from 'react-intl';
import { useHeaderSession } from '../../session/session-state.ts';
import { useRemoval } from '../../session/use-removal.ts';
import { useGo } from '../../shell/go.ts';
import { Head } from '../../shell/head.tsx';
import { openLogin } from '../../shell/login.tsx';

/**
 * `/m/profile/removeAccount-{id}`. The session alone decides whose account is removed, never the address: with another
 * user's id in it, it leads to the visitor's own profile.
 */
export default function Removal({ id }: { id: string }) {
  const { formatMessage } = useIntl();
  const addresses = useAddresses();
  const who = useHeaderSession();
  const go = useGo();
  const { services, onRemoved } = useRemoval(addresses.home);
  const mine = who.state === 'in' && who.userId === id;
  // The removal itself ends the session, and has still to say that it is done.
  const [began, setBegan] = useState(false);
  if (mine && !began) setBegan(true);
  const isAnother = who.state === 'in' && !mine;
  useEffect(() => {
    // Not a step to go back to: it would lead forward again.
    if (isAnother) go(addresses.profile, { replace: true });
  }, [isAnother, go, addresses]);
  const isUninvited = who.state === 'out' && !began;
  useEffect(() => {
    if (isUninvited) openLogin();
  }, [isUninvited]);
  return (
    <>
      {/* Whoever looks for how to remove an account finds the profile, which leads here: this address has an id in it. */}
      <Head
        title={formatMessage(removalMessages.pageTitle)}
        description={formatMessage(removalMessages.invitation)}
        canonicalSegment="profile"
      />
      <RemovalScreen
        session={began ? 'in' : who.state === 'out' ? 'out' : 'unknown'}
        services={services}
        onLogin={openLogin}
        onKeep={() => go(addresses.profile)}
        onRemoved={onRemoved}
      />
    </>
  );
}
