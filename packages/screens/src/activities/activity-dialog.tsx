import { Dialog } from '@companion/ui/dialog';
import { useRef } from 'react';
import * as css from './activities.css.ts';
import { ActivityDetail, type ActivityDetailProps } from './activity-detail.tsx';

interface ActivityDialogProps extends Pick<ActivityDetailProps, 'activity' | 'today'> {
  open: boolean;
  kind: 'centre' | 'sheet';
  onClose: () => void;
}

/** Details of an activity. Loaded when the first one is opened. */
export default function ActivityDialog({
  activity,
  today,
  open,
  kind,
  onClose,
}: ActivityDialogProps) {
  const text = useRef<HTMLDivElement>(null);
  return (
    <Dialog
      open={open}
      onClose={onClose}
      kind={kind}
      title={activity.title}
      // Focus the text, because the first control is a link at its end.
      initialFocus={() => text.current}
      className={css.dialog}
    >
      <ActivityDetail ref={text} activity={activity} today={today} />
    </Dialog>
  );
}
