import type { Conversation } from '@companion/sdk';
import { retryImport } from '@companion/ui/retry-import';
import { useEffect, useState } from 'react';
import { useRouteLoaderData } from 'react-router';
import type { PublicConfig } from '../data/config.ts';

/**
 * The conversation with a companion: `null` without a login and until its code is loaded. `unreachable`: the code
 * could not be loaded so far.
 */
export function useConversation(
  companionId: string,
  isLoggedIn: boolean,
): [conversation: Conversation | null, unreachable: boolean] {
  const config = useRouteLoaderData<PublicConfig>('root');
  const [conversation, setConversation] = useState<Conversation | null>(null);
  const [unreachable, setUnreachable] = useState(false);
  useEffect(() => {
    if (!config || !isLoggedIn) return;
    let left = false;
    const load = () =>
      import('../lazy/messaging.ts').catch((error: unknown) => {
        if (!left) setUnreachable(true);
        throw error;
      });
    retryImport(load).then(({ siteMessaging }) => {
      if (!left) setConversation(siteMessaging(config).conversation(companionId));
    });
    return () => {
      left = true;
      setConversation(null);
      setUnreachable(false);
    };
  }, [config, companionId, isLoggedIn]);
  return [conversation, unreachable];
}
