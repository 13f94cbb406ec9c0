import type { Conversation } from '@companion/sdk/messaging';
import { retryImport } from '@companion/ui/retry-import';
import { useEffect, useState } from 'react';
import { siteConfig } from './use-config.ts';
import { claimGuestTalks } from './use-guest-talks.ts';

/**
 * The conversation with a companion. `null` without a login and until its code is loaded; `unreachable` when loading
 * failed and is tried again.
 */
export function useConversation(
  companionId: string,
  isLoggedIn: boolean,
): [conversation: Conversation | null, unreachable: boolean] {
  const [conversation, setConversation] = useState<Conversation | null>(null);
  const [unreachable, setUnreachable] = useState(false);
  useEffect(() => {
    if (!siteConfig.current.messaging || !isLoggedIn) return;
    let left = false;
    const load = () =>
      import('../lazy/messaging.ts').catch((error: unknown) => {
        if (!left) setUnreachable(true);
        throw error;
      });
    // First, so that the history holds what the guest said.
    const claimed = claimGuestTalks().catch(() => {});
    Promise.all([retryImport(load), claimed]).then(([{ messaging }]) => {
      if (!left) setConversation(messaging.conversation(companionId));
    });
    return () => {
      left = true;
      setConversation(null);
      setUnreachable(false);
    };
  }, [companionId, isLoggedIn]);
  return [conversation, unreachable];
}
