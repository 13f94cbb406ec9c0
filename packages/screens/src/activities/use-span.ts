import type { Activity } from '@companion/sdk/contract';
import { useIntl } from 'react-intl';
import { activitiesMessages } from './messages.ts';

/**
 * From the first day to the last; the wire's end is the midnight after it. Not `formatDateTimeRange`:
 * server and browsers know different spaces for it, and the page would be drawn twice.
 */
export function useSpan() {
  const { formatDate, formatMessage } = useIntl();
  const day = (time: number) =>
    formatDate(time, { month: 'long', day: 'numeric', timeZone: 'UTC' });
  return ({ starts_at, ends_at }: Pick<Activity, 'starts_at' | 'ends_at'>) => {
    const from = day(Date.parse(starts_at));
    const to = day(Date.parse(ends_at) - 1);
    return from === to ? from : formatMessage(activitiesMessages.span, { from, to });
  };
}
