import type { ChatPageProps } from '@companion/screens/chat';
import { hasGuestTalks } from '@companion/sdk/messaging';
import { nextInteraction } from '@companion/ui/first-interaction';
import { retryImport } from '@companion/ui/retry-import';
import { useEffect, useState } from 'react';
import { drafts } from './chat-storage.ts';
import { claimGuestTalks, loadGuestTalks } from './guest-talks.ts';
import { useSiteSession } from './session.ts';
import { siteConfig } from './use-config.ts';

type Talk = Pick<ChatPageProps, 'conversation' | 'guest' | 'unreachable'>;

const noTalk: Talk = { conversation: null, guest: null, unreachable: false };

/** The talk with a companion: of a user, or of a guest. There is none until its code is loaded. */
export function useTalk(companionId: string): Talk {
  const { state } = useSiteSession();
  const [talk, setTalk] = useState(noTalk);
  useEffect(() => {
    if (!siteConfig.current.messaging || state === 'unknown') return;
    let left = false;
    const show = (open: () => Partial<Talk>) => {
      if (!left) setTalk({ ...noTalk, ...open() });
    };
    if (state === 'in') {
      const load = () =>
        import('../lazy/messaging.ts').catch((error: unknown) => {
          show(() => ({ unreachable: true }));
          throw error;
        });
      // First, so that the history holds what the guest said.
      const claimed = claimGuestTalks().catch(() => {});
      Promise.all([retryImport(load), claimed]).then(([{ messaging }]) =>
        show(() => ({ conversation: messaging.conversation(companionId) })),
      );
    } else {
      // A message that was sent before hydration is in the draft, and waits.
      Promise.resolve(hasGuestTalks() || drafts.read(companionId) !== '' || nextInteraction())
        .then(() => retryImport(loadGuestTalks))
        .then(({ guestTalks }) => show(() => ({ guest: guestTalks.conversation(companionId) })));
    }
    return () => {
      left = true;
      setTalk(noTalk);
    };
  }, [companionId, state]);
  return talk;
}
