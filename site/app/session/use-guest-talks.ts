import { importWhenOnline } from '@companion/screens/loading';
import { type GuestConversation, hasGuestTalks } from '@companion/sdk/messaging';
import { nextInteraction } from '@companion/ui/first-interaction';
import { retryImport } from '@companion/ui/retry-import';
import { useEffect, useState } from 'react';
import type { PublicConfig } from '../../server/environment.ts';
import { useHeaderSession } from './session-state.ts';
import { useConfig } from './use-config.ts';

const loadTalks = importWhenOnline(() => import('../lazy/guest-talks.ts'));

/** The talk without a login. `null` with a login, and until its code is loaded. */
export function useGuestTalk(companionId: string, isGuest: boolean): GuestConversation | null {
  const config = useConfig();
  const [talk, setTalk] = useState<GuestConversation | null>(null);
  useEffect(() => {
    if (!config.messaging || !isGuest) return;
    let left = false;
    Promise.resolve(hasGuestTalks() || nextInteraction())
      .then(() => retryImport(loadTalks))
      .then(({ siteGuestTalks }) => {
        if (!left) setTalk(siteGuestTalks(config).conversation(companionId));
      });
    return () => {
      left = true;
      setTalk(null);
    };
  }, [config, companionId, isGuest]);
  return talk;
}

/** After a login: moves the talks of this tab into the account. A failed move is made again when a talk opens. */
export async function claimGuestTalks(config: PublicConfig): Promise<void> {
  if (!hasGuestTalks()) return;
  const { siteGuestTalks } = await loadTalks();
  await siteGuestTalks(config).claim();
}

/** Claims the talks of this tab after a login on any page. */
export function useGuestClaim(): void {
  const config = useConfig();
  const { state } = useHeaderSession();
  useEffect(() => {
    // A failed call is logged by the client.
    if (state === 'in') claimGuestTalks(config).catch(() => {});
  }, [config, state]);
}
