import type { Activity } from '@companion/sdk/contract';

export const DAY_MS = 86_400_000;

/** An activity on the calendar. Days are counted from the calendar's first day. */
export interface Bar {
  activity: Activity;
  /** First day, and the day after the last. */
  from: number;
  to: number;
  /** Begins before the calendar, or ends after it. */
  isCutBefore: boolean;
  isCutAfter: boolean;
  /** The name is aligned to the end: there is no room to the right of the start. */
  isAtEnd: boolean;
  row: number;
}

/** Monday of the week of a day (`2026-11-22`), as UTC midnight in ms. */
export function mondayOf(day: string): number {
  const midnight = Date.parse(day);
  return midnight - ((new Date(midnight).getUTCDay() + 6) % 7) * DAY_MS;
}

/**
 * Lays out activities on a calendar of `days` days from `start` (UTC, ms). Each goes into the first row where neither
 * its bar nor its name (`daysOfName` days wide) overlaps another.
 */
export function barsOf(
  activities: readonly Activity[],
  start: number,
  days: number,
  daysOfName: (name: string) => number,
): Bar[] {
  const taken: { from: number; to: number }[][] = [];
  return activities
    .map((activity) => ({
      activity,
      first: Math.floor((Date.parse(activity.starts_at) - start) / DAY_MS),
      end: Math.ceil((Date.parse(activity.ends_at) - start) / DAY_MS),
    }))
    .filter(({ first, end }) => first < days && end > 0 && end > first)
    .sort((a, b) => a.first - b.first || a.end - b.end)
    .map(({ activity, first, end }) => {
      const from = Math.max(0, first);
      const to = Math.min(days, end);
      const named = daysOfName(activity.title);
      const isAtEnd = from + named > days;
      const room = isAtEnd
        ? { from: Math.min(from, to - named), to }
        : { from, to: Math.max(to, from + named) };
      const free = taken.findIndex((row) =>
        row.every((other) => other.to <= room.from || room.to <= other.from),
      );
      const row = free < 0 ? taken.push([]) - 1 : free;
      taken[row]?.push(room);
      return { activity, from, to, isCutBefore: first < 0, isCutAfter: end > days, isAtEnd, row };
    });
}
