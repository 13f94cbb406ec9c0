import type { Conversation, ConversationSnapshot } from '@companion/sdk';
import { retryImport } from '@companion/ui/retry-import';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { useRouteLoaderData } from 'react-router';
import type { PublicConfig } from '../../data/config.ts';

const nothingYet: ConversationSnapshot = {
  messages: [],
  typing: false,
  earlier: 'start',
  connection: 'closed',
};
const disconnected: ConversationSnapshot = { ...nothingYet, connection: 'lost' };
const never = () => () => {};

/**
 * The conversation with a companion; `null` and empty until somebody is logged in and its code is
 * loaded. While the code can't be loaded the connection counts as lost.
 */
export function useConversation(
  companionId: string,
  isLoggedIn: boolean,
): [conversation: Conversation | null, snapshot: ConversationSnapshot] {
  const config = useRouteLoaderData<PublicConfig>('root');
  const [conversation, setConversation] = useState<Conversation | null>(null);
  const [failed, setFailed] = useState(false);
  useEffect(() => {
    if (!config || !isLoggedIn) return;
    let left = false;
    const load = () =>
      import('./messaging.ts').catch((error: unknown) => {
        if (!left) setFailed(true);
        throw error;
      });
    retryImport(load).then(({ siteMessaging }) => {
      if (!left) setConversation(siteMessaging(config).conversation(companionId));
    });
    return () => {
      left = true;
      setConversation(null);
      setFailed(false);
    };
  }, [config, companionId, isLoggedIn]);
  const snapshot = useSyncExternalStore(
    conversation?.subscribe ?? never,
    conversation?.getSnapshot ?? (() => (failed ? disconnected : nothingYet)),
    () => nothingYet,
  );
  return [conversation, snapshot];
}
