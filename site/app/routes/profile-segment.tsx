import { useAddresses } from '@companion/screens/layout';
import { onDemand } from '@companion/screens/loading';
import { profilePrefixes, readSegment } from '@companion/screens/paths';
import { RemovalScreen, removalMessages } from '@companion/screens/removal';
import { useEffect } from 'react';
import { useIntl } from 'react-intl';
import { type ClientLoaderFunctionArgs, useParams } from 'react-router';
import { loadOnServer } from '../data/load-on-server.ts';
import { segmentLoad } from '../data/loader-context.ts';
import { auth } from '../middleware/auth.ts';
import { useAccount, useSiteSession } from '../session/session.ts';
import { useRemoval } from '../session/use-removal.ts';
import { Head } from '../shell/head.tsx';
import { openLogin } from '../shell/login.tsx';
import { useGo } from '../shell/navigation.ts';

const RemovalSteps = onDemand(async () => (await import('../lazy/removal-steps.tsx')).default);

export const loader = loadOnServer(segmentLoad(profilePrefixes, { removal: async () => ({}) }));

export const clientMiddleware = [auth()];

// Client middleware runs on a first visit only if a route hydrates data.
export const clientLoader = ({ serverLoader }: ClientLoaderFunctionArgs) => serverLoader();
clientLoader.hydrate = true as const;

/**
 * `/m/profile/removeAccount-{id}`. Removes the account of the session, never that of the address: another user's id
 * redirects to the visitor's own profile.
 */
export default function Removal() {
  const id = readSegment(profilePrefixes, useParams()['segment'] ?? '')?.id;
  const { formatMessage } = useIntl();
  const addresses = useAddresses();
  const who = useSiteSession();
  const go = useGo();
  const { services, onRemoved } = useRemoval();
  // The removal ends the session, and the page must still report its success.
  const isMine = useAccount() === id;
  const isAnother = who.state === 'in' && !isMine;
  useEffect(() => {
    // Replaces the entry: Back to it would redirect again.
    if (isAnother) go(addresses.profile, { replace: true });
  }, [isAnother, go, addresses]);
  return (
    <>
      {/* Search engines list the profile, which links to this page: its own address has an id. */}
      <Head
        title={formatMessage(removalMessages.pageTitle)}
        description={formatMessage(removalMessages.invitation)}
        canonicalSegment="profile"
      />
      <RemovalScreen
        session={isMine ? 'in' : who.state === 'out' ? 'out' : 'unknown'}
        onLogin={openLogin}
      >
        <RemovalSteps
          services={services}
          onKeep={() => go(addresses.profile)}
          onRemoved={onRemoved}
        />
      </RemovalScreen>
    </>
  );
}
