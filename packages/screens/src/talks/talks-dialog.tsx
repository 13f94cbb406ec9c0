import { Dialog } from '@companion/ui/dialog';
import { media } from '@companion/ui/theme';
import { useRef } from 'react';
import { useIntl } from 'react-intl';
import { talksMessages } from './messages.ts';
import { TalksScreen, type TalksScreenProps } from './talks.tsx';

export interface TalksDialogProps extends Omit<TalksScreenProps, 'onOpen' | 'searchField'> {
  open: boolean;
  onClose: () => void;
}

/** The list of talks beside the page. */
export function TalksDialog({ open, onClose, ...talks }: TalksDialogProps) {
  const { formatMessage } = useIntl();
  const searchField = useRef<HTMLInputElement>(null);
  const content = useRef<HTMLDivElement>(null);
  return (
    <Dialog
      ref={content}
      open={open}
      onClose={onClose}
      title={formatMessage(talksMessages.title)}
      placement="end"
      // On touch screens the focus in the field would open the keyboard over the list.
      initialFocus={() => (matchMedia(media.touch).matches ? content.current : searchField.current)}
    >
      <TalksScreen {...talks} onOpen={onClose} searchField={searchField} />
    </Dialog>
  );
}
