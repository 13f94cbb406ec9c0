import type { Activity } from '@companion/sdk/contract';
import ical, { ICalAlarmRelatesTo, ICalAlarmType } from 'ical-generator';

/** When a calendar reminds of an activity, seconds after the visitor's midnight of its first day. */
const REMIND_AT_S = 9 * 60 * 60;

const DAY_MS = 86_400_000;

/** The day in UTC, as the page names it, as `2026-11-22`: a date without a time, the same in every time zone. */
const dayOf = (time: number) => new Date(time).toISOString().slice(0, 10);

/** The text of a calendar file (RFC 5545) with an activity and a reminder. `address`: the activity's page. */
export function calendarFile(
  { id, title, summary, starts_at, ends_at }: Activity,
  address: string,
): string {
  const calendar = ical({ prodId: { company: 'Companion', product: 'Activities' } });
  const event = calendar.createEvent({
    // The same for each download, so that a calendar replaces the event.
    id: `${id}@${new URL(address).hostname}`,
    summary: title,
    description: `${summary}\n${address}`,
    url: address,
    allDay: true,
    start: dayOf(Date.parse(starts_at)),
    // The day after the last. The API's end is its first moment.
    end: dayOf(Date.parse(ends_at) - 1 + DAY_MS),
  });
  // Set last: the time resets it, and an alarm after the end would come too late.
  event
    .createAlarm({ type: ICalAlarmType.display, triggerAfter: REMIND_AT_S, description: title })
    .relatesTo(ICalAlarmRelatesTo.start);
  return `${calendar.toString()}\r\n`;
}
