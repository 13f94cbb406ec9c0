import { importWhenOnline } from '@companion/screens/loading';
import { type GuestConversation, hasGuestTalks } from '@companion/sdk/messaging';
import { nextInteraction } from '@companion/ui/first-interaction';
import { retryImport } from '@companion/ui/retry-import';
import { useEffect, useState } from 'react';
import { drafts } from './chat-storage.ts';
import { useSiteSession } from './session.ts';
import { siteConfig } from './use-config.ts';

const loadTalks = importWhenOnline(() => import('../lazy/guest-talks.ts'));

/** The talk without a login. `null` with a login, and until its code is loaded. */
export function useGuestTalk(companionId: string, isGuest: boolean): GuestConversation | null {
  const [talk, setTalk] = useState<GuestConversation | null>(null);
  useEffect(() => {
    if (!siteConfig.current.messaging || !isGuest) return;
    let left = false;
    // A message that was sent before hydration is in the draft, and waits.
    Promise.resolve(hasGuestTalks() || drafts.read(companionId) !== '' || nextInteraction())
      .then(() => retryImport(loadTalks))
      .then(({ guestTalks }) => {
        if (!left) setTalk(guestTalks.conversation(companionId));
      });
    return () => {
      left = true;
      setTalk(null);
    };
  }, [companionId, isGuest]);
  return talk;
}

/** After a login: moves the talks of this tab into the account. A failed move is made again when a talk opens. */
export async function claimGuestTalks(): Promise<void> {
  if (!hasGuestTalks()) return;
  const { guestTalks } = await loadTalks();
  await guestTalks.claim();
}

/** Claims the talks of this tab after a login on any page. */
export function useGuestClaim(): void {
  const { state } = useSiteSession();
  useEffect(() => {
    // A failed call is logged by the client.
    if (state === 'in') claimGuestTalks().catch(() => {});
  }, [state]);
}
