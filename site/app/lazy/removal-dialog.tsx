import { RemovalFlow } from '@companion/screens/removal';
import { Dialog } from '@companion/ui/dialog';
import { useIntl } from 'react-intl';
import { siteMessages } from '../locales/messages.ts';
import { useRemoval } from '../session/profile/removal.ts';

/** Removing an account on a desktop: a chunk of its own, asked for by few. */
export default function RemovalDialog({ open, onClose }: { open: boolean; onClose(): void }) {
  const { formatMessage } = useIntl();
  const { services, onRemoved, isRemoving } = useRemoval('/');
  return (
    <Dialog
      open={open}
      onClose={() => {
        if (!isRemoving) onClose();
      }}
      title={formatMessage(siteMessages.removalTitle)}
    >
      <RemovalFlow services={services} onKeep={onClose} onRemoved={onRemoved} />
    </Dialog>
  );
}
