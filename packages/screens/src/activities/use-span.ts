import type { Activity } from '@companion/sdk/contract';
import { useIntl } from 'react-intl';

/** From the first day to the last; the wire's end is the midnight after it. */
export function useSpan() {
  const { formatDateTimeRange } = useIntl();
  return ({ starts_at, ends_at }: Activity) =>
    formatDateTimeRange(Date.parse(starts_at), Date.parse(ends_at) - 1, {
      month: 'long',
      day: 'numeric',
      timeZone: 'UTC',
    });
}
