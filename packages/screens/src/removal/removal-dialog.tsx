import { Dialog } from '@companion/ui/dialog';
import { useIntl } from 'react-intl';
import { removalMessages } from './messages.ts';
import { RemovalFlow, type RemovalFlowProps } from './removal-flow.tsx';

export interface RemovalDialogProps extends Pick<RemovalFlowProps, 'services' | 'onRemoved'> {
  open: boolean;
  onClose: () => void;
  /** The backend has not answered the removal yet: the dialog can't be closed. */
  removing: boolean;
}

/** Removing an account, in a dialog for desktops. */
export function RemovalDialog({
  open,
  onClose,
  removing,
  services,
  onRemoved,
}: RemovalDialogProps) {
  const { formatMessage } = useIntl();
  return (
    <Dialog
      open={open}
      onClose={() => {
        if (!removing) onClose();
      }}
      title={formatMessage(removalMessages.pageTitle)}
    >
      <RemovalFlow services={services} onKeep={onClose} onRemoved={onRemoved} />
    </Dialog>
  );
}
