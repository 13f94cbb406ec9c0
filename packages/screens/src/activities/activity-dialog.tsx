import { Dialog } from '@companion/ui/dialog';
import { useRef } from 'react';
import * as css from './activities.css.ts';
import { ActivityDetail, type ActivityDetailProps } from './activity-detail.tsx';

interface ActivityDialogProps extends Omit<ActivityDetailProps, 'ref'> {
  open: boolean;
  placement: 'center' | 'bottom';
  onClose: () => void;
}

/** Details of an activity. Loaded when the first one is opened. */
export default function ActivityDialog({
  open,
  placement,
  onClose,
  ...detail
}: ActivityDialogProps) {
  const text = useRef<HTMLDivElement>(null);
  return (
    <Dialog
      open={open}
      onClose={onClose}
      placement={placement}
      title={detail.activity.title}
      // Focus the text, because the first control is a link at its end.
      initialFocus={() => text.current}
      className={css.dialog}
    >
      <ActivityDetail ref={text} {...detail} />
    </Dialog>
  );
}
