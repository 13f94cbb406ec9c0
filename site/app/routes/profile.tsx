import { keepMessages } from '@companion/screens/keep';
import { importWhenOnline, onOpen } from '@companion/screens/loading';
import { addressesFor, parsePath } from '@companion/screens/paths';
import { ProfilePage, type ProfilePageProps, profileMessages } from '@companion/screens/profile';
import { seatCard } from '@companion/screens/share-cards';
import type { Me } from '@companion/sdk/contract';
import { keptHere } from '@companion/sdk/storage';
import { toast } from '@companion/ui/toast';
import { useIntl } from 'react-intl';
import { useLocation } from 'react-router';
import { auth } from '../middleware/auth.ts';
import { client } from '../session/client.ts';
import { notices, showFailure } from '../session/notices.ts';
import { loadMe, loadShelfThings } from '../session/profile-data.ts';
import { flushActions } from '../session/report-action.ts';
import { session, storage, useAccount, useSiteSession } from '../session/session.ts';
import { shelf, useShelf } from '../session/shelf.ts';
import { Head } from '../shell/head.tsx';
import { openLogin } from '../shell/login.tsx';
import { ShareAct } from '../shell/share.tsx';

const RemovalDialog = onOpen(async () => (await import('../lazy/removal-dialog.tsx')).default);

const loadAccountData = importWhenOnline(() => import('../lazy/account-data.ts'));

// A dialog would cover the shelf that a visitor came to see.
export const clientMiddleware = [auth(() => keptHere().length > 0)];

// Client middleware runs on a first visit only if a route hydrates data.
export const loader = () => null;
export const clientLoader = async () => null;
clientLoader.hydrate = true as const;

export default function Profile() {
  const { formatMessage } = useIntl();
  const { device } = parsePath(useLocation().pathname);
  const items = useShelf();
  const keep: ProfilePageProps['onKeep'] = (item, kept) => {
    if (!shelf.keep(item, kept)) notices.error(keepMessages.notChanged);
  };
  // The visitor's data is cleared at once, even if the call fails.
  const logOut = () => {
    storage.clearVisitor();
    flushActions();
    return client()
      .then(({ users }) => users.logout())
      .catch(() => session.logout());
  };
  const headerSession = useSiteSession();
  const account = useAccount();
  const acts = (me: Me | null) => {
    if (headerSession.state !== 'in') return null;
    const card = seatCard(headerSession.userId, me, items);
    return <ShareAct address={addressesFor('desktop').home} card={card} />;
  };
  const exportData = async () => {
    try {
      const file = await (await loadAccountData()).saveAccountData(await client());
      toast.success(formatMessage(profileMessages.exported, { file }));
    } catch (error) {
      showFailure(error);
    }
  };
  return (
    <>
      <Head
        title={formatMessage(profileMessages.title)}
        description={formatMessage(profileMessages.invitation)}
      />
      <ProfilePage
        session={headerSession}
        loadMe={loadMe}
        items={items}
        loadThings={loadShelfThings}
        onKeep={keep}
        onLoadFailed={showFailure}
        onLogin={openLogin}
        onLogout={logOut}
        onExport={exportData}
        acts={acts}
        removalDialog={
          device === 'desktop' ? (dialog) => <RemovalDialog key={account} {...dialog} /> : undefined
        }
      />
    </>
  );
}
