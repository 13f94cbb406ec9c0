import { Button } from '@companion/ui/button';
import { X } from '@companion/ui/icon';
import { useIntl } from 'react-intl';
import { useFocusFallback } from '../layout/index.ts';
import { newBuildMessages } from './messages.ts';
import * as css from './new-build-offer.css.ts';

export interface NewBuildOfferProps {
  /** A newer build is available. Render the component before that: the live region must exist first. */
  open: boolean;
  onReload: () => void;
  onClose: () => void;
}

/** Offers to reload for a newer build (spec §4). Never reloads by itself: the visitor may be writing. */
export function NewBuildOffer({ open, onReload, onClose }: NewBuildOfferProps) {
  const { formatMessage } = useIntl();
  const focusFallback = useFocusFallback();
  return (
    <div aria-live="polite" {...focusFallback}>
      {open && (
        <section className={css.offer}>
          <span className={css.words}>{formatMessage(newBuildMessages.title)}</span>
          <Button tone="primary" size="s" onClick={onReload}>
            {formatMessage(newBuildMessages.reload)}
          </Button>
          <Button
            tone="quiet"
            size="s"
            iconOnly
            aria-label={formatMessage(newBuildMessages.notNow)}
            onClick={onClose}
          >
            <X size={16} />
          </Button>
        </section>
      )}
    </div>
  );
}
