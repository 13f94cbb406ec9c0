import { importWhenOnline } from '@companion/screens/loading';
import { hasGuestTalks } from '@companion/sdk/messaging';

export const loadGuestTalks = importWhenOnline(() => import('../lazy/guest-talks.ts'));

/** After a login: moves the talks of this tab into the account. A failed move is made again when a talk opens. */
export async function claimGuestTalks(): Promise<void> {
  if (!hasGuestTalks()) return;
  const { guestTalks } = await loadGuestTalks();
  await guestTalks.claim();
}
