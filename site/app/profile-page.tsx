import { ProfileScreen } from '@companion/screens/profile';
import type { Me } from '@companion/sdk/contract';
import { useEffect, useState } from 'react';
import { useRouteLoaderData } from 'react-router';
import type { PublicConfig } from './config.ts';
import { Head } from './head.tsx';
import { siteMessages } from './messages.ts';
import { session } from './session.ts';
import { useHeaderSession } from './session-state.ts';
import { openLogin, useSessionExpired } from './shell/login.tsx';

/** The profile of whoever is logged in; a visitor is invited to (decisions.md, auth). */
export function ProfilePage() {
  const config = useRouteLoaderData<PublicConfig>('root');
  const who = useHeaderSession();
  const [me, setMe] = useState<Me | null>(null);
  const onSessionExpired = useSessionExpired();
  const userId = who.state === 'in' ? who.userId : null;

  useEffect(() => {
    if (who.state === 'out') openLogin();
  }, [who.state]);

  useEffect(() => {
    if (userId === null || !config) return;
    const controller = new AbortController();
    const ask = async () => {
      const { createBrowserClient } = await import('./browser-client.ts');
      setMe(await createBrowserClient(config, onSessionExpired).users.me(controller.signal));
    };
    // Without an answer the card shows what the session knows.
    ask().catch(() => {});
    return () => {
      controller.abort();
      setMe(null);
    };
  }, [userId, config, onSessionExpired]);

  return (
    <>
      <Head title={siteMessages.profileTitle} />
      <ProfileScreen session={who} me={me} onLogin={openLogin} onLogout={() => session.logout()} />
    </>
  );
}
