import type { Activity } from '@companion/sdk/contract';
import { type IntlShape, useIntl } from 'react-intl';
import { activitiesMessages } from './messages.ts';

type Span = Pick<Activity, 'starts_at' | 'ends_at'>;

/**
 * The first and last day of an activity. The API's end is the midnight after the last day. Years are shown unless
 * both days and today are in the same year. Does not use `formatDateTimeRange`: server and browsers put different
 * spaces into its result, which breaks hydration.
 */
export function spanOf(
  { formatDate, formatMessage }: Pick<IntlShape, 'formatDate' | 'formatMessage'>,
  { starts_at, ends_at }: Span,
  today = starts_at,
): string {
  const first = Date.parse(starts_at);
  const last = Date.parse(ends_at) - 1;
  const years = new Set([first, last, Date.parse(today)].map(yearOf));
  const day = (time: number) =>
    formatDate(time, {
      year: years.size > 1 ? 'numeric' : undefined,
      month: 'long',
      day: 'numeric',
      timeZone: 'UTC',
      // A day stays on one line.
    }).replaceAll(' ', '\u00A0');
  const [from, to] = [day(first), day(last)];
  return from === to ? from : formatMessage(activitiesMessages.span, { from, to });
}

const yearOf = (time: number): number => new Date(time).getUTCFullYear();

export function useSpan(today?: string) {
  const intl = useIntl();
  return (activity: Span) => spanOf(intl, activity, today);
}
