import { useAddresses } from '@companion/screens/layout';
import { RemovalScreen } from '@companion/screens/removal';
import { useEffect, useState } from 'react';
import { useIntl } from 'react-intl';
import { Head } from '../head.tsx';
import { siteMessages } from '../messages.ts';
import { useRemoval } from '../removal.ts';
import { useHeaderSession } from '../session-state.ts';
import { useGo } from '../shell/go.ts';

/**
 * `/m/profile/removeAccount-{id}`. Whose account is removed says the session alone, never the address:
 * who is not logged in as that user is taken to his profile, which asks him in.
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
  const elsewhere = who.state !== 'unknown' && !mine && !began;
  useEffect(() => {
    if (elsewhere) go(addresses.profile);
  }, [elsewhere, go, addresses]);
  return (
    <>
      <Head title={formatMessage(siteMessages.removalTitle)} unlisted />
      {began && (
        <RemovalScreen
          services={services}
          onKeep={() => go(addresses.profile)}
          onRemoved={onRemoved}
        />
      )}
    </>
  );
}
