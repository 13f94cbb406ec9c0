import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { deadline, RESEND_AFTER_MS, secondsLeft, untilNextSecond } from './cooldown.ts';

const START = Date.UTC(2026, 10, 20, 12);
const times = fc.integer({ min: -4e12, max: 4e12 });

describe('countdown', () => {
  it('starts at 60 and ends at the deadline', () => {
    const endsAt = START + RESEND_AFTER_MS;
    expect(secondsLeft(endsAt, START)).toBe(60);
    expect(secondsLeft(endsAt, START + 1)).toBe(60);
    expect(secondsLeft(endsAt, START + 1_000)).toBe(59);
    expect(secondsLeft(endsAt, endsAt - 1)).toBe(1);
    expect(secondsLeft(endsAt, endsAt)).toBe(0);
  });

  it('stays within 0 and 60 for any clock and any stored value', () => {
    fc.assert(
      fc.property(
        fc.oneof(times, fc.constantFrom(Number.NaN, Infinity, -Infinity)),
        times,
        (stored, now) => {
          const left = secondsLeft(deadline(stored, now, RESEND_AFTER_MS), now);
          return Number.isInteger(left) && left >= 0 && left <= 60;
        },
      ),
      { numRuns: 2_000 },
    );
  });

  it('is updated exactly when its number changes', () => {
    fc.assert(
      fc.property(times, fc.integer({ min: 1, max: RESEND_AFTER_MS }), (now, left) => {
        const endsAt = now + left;
        const wait = untilNextSecond(endsAt, now);
        return (
          wait > 0 &&
          wait <= 1_000 &&
          secondsLeft(endsAt, now + wait) === secondsLeft(endsAt, now) - 1 &&
          secondsLeft(endsAt, now + wait - 1) === secondsLeft(endsAt, now)
        );
      }),
      { numRuns: 2_000 },
    );
  });
});
