/** Wait of a number until its next code (spec §4). */
export const RESEND_AFTER_MS = 60 * 1_000;

/** Longest wait that is stored, or believed from a store: a tampered one must not lock a number out. */
export const LONGEST_STORED_WAIT_MS = 24 * 60 * 60 * 1_000;

/** Seconds of the countdown, rounded up. */
export const secondsLeft = (endsAt: number | null, now: number): number =>
  endsAt === null ? 0 : Math.max(0, Math.ceil((endsAt - now) / 1_000));

/** ms until the countdown changes. */
export const untilNextSecond = (endsAt: number, now: number): number =>
  (endsAt - now) % 1_000 || 1_000;

/**
 * The deadline if it is in the future, else null. At most `longestMs` from now: a clock that was set back or a
 * tampered store must not lock a number out.
 */
export function deadline(endsAt: number | null, now: number, longestMs: number): number | null {
  if (endsAt === null || !(endsAt > now)) return null;
  return Math.min(endsAt, now + longestMs);
}
