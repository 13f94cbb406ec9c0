import type { ShareCard } from '@companion/screens/share';
import { ShareButton } from '@companion/screens/share-button';
import { hasNetwork, retryImport } from '@companion/ui/retry-import';
import { toast } from '@companion/ui/toast';
import { type ComponentProps, lazy, Suspense, useState } from 'react';
import { useIntl } from 'react-intl';
import { siteMessages } from '../locales/messages.ts';
import { useReportAction } from '../session/report-action.ts';

const ShareDialog = lazy(() => retryImport(() => import('../lazy/share-dialog.tsx')));

interface ShareActProps extends Pick<ComponentProps<typeof ShareButton>, 'size' | 'tone'> {
  /** Address of spec §2 to share. */
  address: string;
  card: ShareCard;
}

/** A button that shares an address with a drawn card. The dialog's code loads at the first press. */
export function ShareAct({ address, card, ...button }: ShareActProps) {
  const { formatMessage } = useIntl();
  const report = useReportAction();
  /** What the dialog shows. It stays for the closing animation. */
  const [shared, setShared] = useState<ShareCard>();
  const [open, setOpen] = useState(false);
  const share = () => {
    if (!shared)
      hasNetwork().then((has) => {
        if (!has) toast.error(formatMessage(siteMessages.offline));
      });
    setShared(card);
    setOpen(true);
    report('share', { kind: card.kind });
  };
  return (
    <>
      <ShareButton {...button} onClick={share} />
      {shared && (
        <Suspense fallback={null}>
          <ShareDialog open={open} onClose={() => setOpen(false)} card={shared} address={address} />
        </Suspense>
      )}
    </>
  );
}
