/** spec §4: how long a number waits for its next code. */
export const RESEND_AFTER_MS = 60 * 1_000;

/** The countdown on the button: seconds left, rounded up. */
export const secondsLeft = (endsAt: number | null, now: number): number =>
  endsAt === null ? 0 : Math.max(0, Math.ceil((endsAt - now) / 1_000));

/** ms until the number on the button changes. */
export const untilNextSecond = (endsAt: number, now: number): number =>
  (endsAt - now) % 1_000 || 1_000;

/**
 * The deadline if it is still to come, else null. No wait is longer than `longestMs`: neither a clock that was set
 * back nor a tampered store may lock a number out.
 */
export function deadline(endsAt: number | null, now: number, longestMs: number): number | null {
  if (endsAt === null || !(endsAt > now)) return null;
  return Math.min(endsAt, now + longestMs);
}
