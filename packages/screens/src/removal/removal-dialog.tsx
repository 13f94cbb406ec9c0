import { Dialog } from '@companion/ui/dialog';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { removalMessages } from './messages.ts';
import { RemovalFlow, type RemovalFlowProps } from './removal-flow.tsx';

export interface RemovalDialogProps extends Pick<RemovalFlowProps, 'services' | 'onRemoved'> {
  open: boolean;
  onClose: () => void;
}

/** Removing an account, in a dialog for desktops. Can't be closed while the backend removes the account. */
export function RemovalDialog({ open, onClose, ...flow }: RemovalDialogProps) {
  const { formatMessage } = useIntl();
  const [removing, setRemoving] = useState(false);
  return (
    <Dialog
      open={open}
      onClose={() => {
        if (!removing) onClose();
      }}
      title={formatMessage(removalMessages.pageTitle)}
    >
      <RemovalFlow {...flow} onKeep={onClose} onRemoving={setRemoving} />
    </Dialog>
  );
}
