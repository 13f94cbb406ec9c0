import type { Character } from '@companion/sdk/contract';

export type Hours = NonNullable<Character['hours']>;

const DAY_MINUTES = 24 * 60;

/** Minutes since midnight of a time as HH:MM. */
function minuteOf(time: string): number {
  const [hours = 0, minutes = 0] = time.split(':').map(Number);
  return hours * 60 + minutes;
}

/** Whether a companion is awake at a minute of the day. Without hours it always is. */
export function isAwake(hours: Hours | undefined, minute: number): boolean {
  if (!hours) return true;
  const [from, to] = [minuteOf(hours.from), minuteOf(hours.to)];
  const isAfterStart = minute >= from;
  const isBeforeEnd = minute < to;
  return from < to ? isAfterStart && isBeforeEnd : isAfterStart || isBeforeEnd;
}

/** Minutes until somebody wakes up or falls asleep, 1 to a day. */
export function minutesToChange(all: readonly (Hours | undefined)[], minute: number): number {
  const ahead = all
    .flatMap((hours) => (hours ? [hours.from, hours.to] : []))
    .map((time) => (minuteOf(time) - minute + DAY_MINUTES) % DAY_MINUTES || DAY_MINUTES);
  return Math.min(DAY_MINUTES, ...ahead);
}
