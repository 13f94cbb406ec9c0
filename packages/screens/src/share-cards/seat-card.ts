import type { KeptEntry, Me } from '@companion/sdk/contract';
import { spriteTraits } from '@companion/ui/sprite';
import type { SeatCard } from '../share/card/card.ts';

/**
 * The seat of a user.
 * @param me `null` until it is loaded.
 * @param items What is on the shelf.
 */
export function seatCard(userId: string, me: Me | null, items: readonly KeptEntry[]): SeatCard {
  const endings = items.filter(({ kind }) => kind === 'ending').length;
  return {
    kind: 'seat',
    companion: { name: me?.nickname ?? '', seed: userId, hue: spriteTraits(userId).hue },
    since: me?.created_at,
    kept: items.length - endings,
    endings,
  };
}
