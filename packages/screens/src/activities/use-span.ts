import type { Activity } from '@companion/sdk/contract';
import { useIntl } from 'react-intl';
import { activitiesMessages } from './messages.ts';

/**
 * Days from the first to the last in words; the API's end is the midnight after the last. Not
 * `formatDateTimeRange`: server and browsers use different spaces in it, which breaks hydration.
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
