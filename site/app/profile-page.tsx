import { ProfileScreen } from '@companion/screens/profile';
import type { Me } from '@companion/sdk/contract';
import { useEffect, useState } from 'react';
import { useIntl } from 'react-intl';
import { Head } from './head.tsx';
import { siteMessages } from './messages.ts';
import { session } from './session.ts';
import { useHeaderSession } from './session-state.ts';
import { openLogin } from './shell/login.tsx';
import { useClient } from './use-client.ts';

/** The profile of whoever is logged in; a visitor is invited to (decisions.md, auth). */
export function ProfilePage() {
  const { formatMessage } = useIntl();
  const client = useClient();
  const who = useHeaderSession();
  const [me, setMe] = useState<Me | null>(null);
  const userId = who.state === 'in' ? who.userId : null;

  useEffect(() => {
    if (who.state === 'out') openLogin();
  }, [who.state]);

  useEffect(() => {
    if (userId === null) return;
    const controller = new AbortController();
    const ask = async () => {
      const { users } = await client();
      setMe(await users.me(controller.signal));
    };
    // Without an answer the card shows what the session knows.
    ask().catch(() => {});
    return () => {
      controller.abort();
      setMe(null);
    };
  }, [userId, client]);

  return (
    <>
      <Head title={formatMessage(siteMessages.profileTitle)} unlisted />
      <ProfileScreen session={who} me={me} onLogin={openLogin} onLogout={() => session.logout()} />
    </>
  );
}
