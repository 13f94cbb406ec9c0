import type { Conversation, ConversationSnapshot } from '@companion/sdk';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { useRouteLoaderData } from 'react-router';
import type { PublicConfig } from './config.ts';

const nothingYet: ConversationSnapshot = {
  messages: [],
  typing: false,
  earlier: 'start',
  line: 'closed',
};
const noneYet: Pick<Conversation, 'subscribe' | 'getSnapshot'> = {
  subscribe: () => () => {},
  getSnapshot: () => nothingYet,
};

/** The talk with a companion; `null` and empty until somebody is logged in and its code is there. */
export function useConversation(
  characterId: string,
  isLoggedIn: boolean,
): [conversation: Conversation | null, snapshot: ConversationSnapshot] {
  const config = useRouteLoaderData<PublicConfig>('root');
  const [conversation, setConversation] = useState<Conversation | null>(null);
  useEffect(() => {
    if (!config || !isLoggedIn) return;
    let left = false;
    import('./messaging.ts')
      .then(({ siteMessaging }) => {
        if (!left) setConversation(siteMessaging(config).conversation(characterId));
      })
      // Without its code there is no talk; the page says that the line is cut.
      .catch(() => {});
    return () => {
      left = true;
      setConversation(null);
    };
  }, [config, characterId, isLoggedIn]);
  const { subscribe, getSnapshot } = conversation ?? noneYet;
  return [conversation, useSyncExternalStore(subscribe, getSnapshot, () => nothingYet)];
}
