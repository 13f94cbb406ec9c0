import type { Activity } from '@companion/sdk/contract';
import { ActivityCard, type ActivityCardProps } from '@companion/ui/activity-card';
import { LAMP_HUE } from '@companion/ui/logo';
import { useIntl } from 'react-intl';
import { useSpan } from '../activities/use-span.ts';
import { useAddresses } from '../layout/index.ts';
import { leftOutIfBroken } from './left-out-if-broken.tsx';

interface ActivityEntryProps extends Pick<ActivityCardProps, 'poster' | 'level'> {
  activity: Pick<Activity, 'id' | 'title' | 'summary' | 'state' | 'starts_at' | 'ends_at' | 'hue'>;
  /** Today, as `2026-11-22`: dates of this year are shown without a year. */
  today?: string;
}

/** Dates are UTC in every time zone, as in the API. */
export const ActivityEntry = leftOutIfBroken(function ActivityEntry({
  activity,
  today,
  ...look
}: ActivityEntryProps) {
  const { formatDate } = useIntl();
  const addresses = useAddresses();
  const span = useSpan(today);
  const { id, title, summary, state, starts_at, hue = LAMP_HUE } = activity;
  return (
    <ActivityCard
      href={addresses.activity(id)}
      title={title}
      line={summary}
      state={state}
      month={formatDate(starts_at, { month: 'short', timeZone: 'UTC' })}
      day={String(new Date(starts_at).getUTCDate())}
      time={span(activity)}
      hue={hue}
      {...look}
    />
  );
});
