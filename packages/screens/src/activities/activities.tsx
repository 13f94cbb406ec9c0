import type { Activity } from '@companion/sdk/contract';
import { SegmentedControl } from '@companion/ui/segmented-control';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { ActivityEntry } from '../cards/activity.tsx';
import { ListProblem, PageHead, PlainFilter, page, Screen } from '../layout/index.ts';
import { onDemand } from '../loading/index.ts';
import * as css from './activities.css.ts';
import { ActivityDetail, type ActivityDetailProps } from './activity-detail.tsx';
import { Calendar } from './calendar.tsx';
import { activitiesMessages } from './messages.ts';
import { Poster } from './poster.tsx';

export interface ActivitiesScreenProps extends Pick<ActivityDetailProps, 'onJoin' | 'onRemind'> {
  /** `null`: they could not be loaded. */
  activities: readonly Activity[] | null;
  /** Today, as `2026-11-22`, from the server, so that server and browser render the same. */
  today: string;
  state: Activity['state'];
  onState: (state: Activity['state']) => void;
  hrefOfState: (state: string) => string;
  /** Id of the activity shown in the dialog; part of the address. */
  openId: string | undefined;
  onClose: () => void;
  /** Names the failed request in the server's log. */
  requestId?: string | undefined;
  onRetry: () => void;
  /** `bottom` on a phone. */
  detail: 'center' | 'bottom';
}

const ActivityDialog = onDemand(async () => (await import('./activity-dialog.tsx')).default);

export const activityStates = ['running', 'coming', 'ended'] as const;

/** Activities on a calendar and as cards. Each opens in a dialog. */
export function ActivitiesScreen({
  activities,
  today,
  state,
  onState,
  hrefOfState,
  openId,
  onClose,
  requestId,
  onRetry,
  detail,
  onJoin,
  onRemind,
}: ActivitiesScreenProps) {
  const { formatMessage } = useIntl();
  const shown = activities?.filter((activity) => activity.state === state);
  const open = activities?.find(({ id }) => id === openId);
  const filter = {
    label: formatMessage(activitiesMessages.states),
    value: state,
    options: activityStates.map((value) => ({
      value,
      label: formatMessage(activitiesMessages[value]),
    })),
  };
  // The dialog keeps its content while it closes.
  const [last, setLast] = useState(open);
  if (open && open !== last) setLast(open);
  return (
    <Screen className={page.page}>
      <PageHead title={formatMessage(activitiesMessages.title)}>
        {formatMessage(activitiesMessages.lead)}
      </PageHead>
      {open && (
        <section className={`${page.withoutScripts} ${css.openedInPage}`}>
          <h2 className={css.openedTitle}>{open.title}</h2>
          <ActivityDetail activity={open} today={today} />
        </section>
      )}
      {activities && <Calendar activities={activities} today={today} />}
      <div className={page.filters}>
        <SegmentedControl {...filter} onValueChange={onState} />
        <PlainFilter {...filter} hrefOf={hrefOfState} />
      </div>
      <ListProblem items={shown} requestId={requestId} onRetry={onRetry} />
      <ul className={css.list}>
        {shown?.map((activity) => (
          <li key={activity.id}>
            <ActivityEntry
              activity={activity}
              today={today}
              poster={<Poster activity={activity} />}
              level={2}
            />
          </li>
        ))}
      </ul>
      {last && (
        <ActivityDialog
          activity={last}
          today={today}
          open={open !== undefined}
          placement={detail}
          onJoin={onJoin}
          onRemind={onRemind}
          onClose={onClose}
        />
      )}
    </Screen>
  );
}
