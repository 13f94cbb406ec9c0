import { importWhenOnline, onOpen } from '@companion/screens/loading';
import type { ShareCard } from '@companion/screens/share';
import { ShareButton } from '@companion/screens/share-button';
import { type ComponentProps, useState } from 'react';
import { checkNetwork } from '../session/notices.ts';
import { reportAction } from '../session/report-action.ts';

const loadDialog = importWhenOnline(() => import('../lazy/share-dialog.tsx'));
const ShareDialog = onOpen(async () => (await loadDialog()).default);

interface ShareActProps extends Pick<ComponentProps<typeof ShareButton>, 'size' | 'tone'> {
  /** Address of spec §2 to share. */
  address: string;
  card: ShareCard;
}

/** A button that shares an address with a drawn card. The dialog's code loads at the first press. */
export function ShareAct({ address, card, ...button }: ShareActProps) {
  const [open, setOpen] = useState(false);
  /** What the dialog shows: a card of a later render is drawn at the next press. */
  const [shared, setShared] = useState(card);
  const share = () => {
    loadDialog().catch(checkNetwork);
    setShared(card);
    setOpen(true);
    reportAction('share', { kind: card.kind });
  };
  return (
    <>
      <ShareButton {...button} onClick={share} />
      <ShareDialog open={open} onClose={() => setOpen(false)} card={shared} address={address} />
    </>
  );
}
