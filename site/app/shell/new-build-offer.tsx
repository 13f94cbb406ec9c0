import { Button } from '@companion/ui/button';
import { X } from '@companion/ui/icon';
import { useIntl } from 'react-intl';
import { siteMessages } from '../messages.ts';
import * as css from './new-build-offer.css.ts';

/** Offered, never forced: who is writing writes on. */
export default function NewBuildOffer({ onClose }: { onClose(): void }) {
  const { formatMessage } = useIntl();
  return (
    <section className={css.offer}>
      {formatMessage(siteMessages.newBuild)}
      <Button tone="ember" size="s" onClick={() => window.location.reload()}>
        {formatMessage(siteMessages.reload)}
      </Button>
      <Button
        tone="quiet"
        size="s"
        iconOnly
        aria-label={formatMessage(siteMessages.notNow)}
        onClick={onClose}
      >
        <X size={16} />
      </Button>
    </section>
  );
}
