import type { Activity } from '@companion/sdk/contract';

export const DAY_MS = 86_400_000;

/** One activity on the calendar. Days are counted from the calendar's first. */
export interface Bar {
  activity: Activity;
  /** Its first day, and the one after its last. */
  from: number;
  to: number;
  /** It began before, or goes on after, what the calendar shows. */
  isCutBefore: boolean;
  isCutAfter: boolean;
  /** Its name has no room to the right of where it begins. */
  isAtEnd: boolean;
  row: number;
}

/** Midnight (UTC, ms) of the Monday of the week that a day (`2026-11-22`) is in. */
export function mondayOf(day: string): number {
  const midnight = Date.parse(day);
  return midnight - ((new Date(midnight).getUTCDay() + 6) % 7) * DAY_MS;
}

/**
 * Places activities into the rows of a calendar that shows `days` days from `start` (UTC, ms) on. Each goes
 * into the first row in which neither it nor its name, `daysOfName` wide, overlaps another.
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
