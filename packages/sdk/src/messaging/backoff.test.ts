import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { BACKOFF_BASE_MS, BACKOFF_CAP_MS, backoff } from './backoff.ts';

const failures = fc.oneof(fc.nat({ max: 8 }), fc.nat());
const chance = fc.double({ min: 0, max: 1, maxExcluded: true, noNaN: true });

describe('reconnect delay', () => {
  it.each([
    [0, 1000],
    [1, 2000],
    [2, 4000],
    [3, 8000],
    [4, 16_000],
    [5, 32_000],
    [6, 32_000],
    [5000, 32_000],
  ])('after %i failures is %i ms, plus or minus a quarter', (failures, ms) => {
    expect(backoff(failures, () => 0)).toBe(ms * 0.75);
    expect(backoff(failures, () => 0.5)).toBe(ms);
    expect(backoff(failures, () => 1)).toBe(Math.min(32_000, ms * 1.25));
  });

  it('stays within a quarter of the doubled base and below the cap', () => {
    fc.assert(
      fc.property(failures, chance, (failures, chance) => {
        const full = Math.min(BACKOFF_CAP_MS, BACKOFF_BASE_MS * 2 ** failures);
        const wait = backoff(failures, () => chance);
        expect(wait).toBeGreaterThanOrEqual(full * 0.75);
        expect(wait).toBeLessThanOrEqual(Math.min(BACKOFF_CAP_MS, full * 1.25));
      }),
    );
  });

  it('does not shrink with more failures', () => {
    fc.assert(
      fc.property(failures, chance, (failures, chance) => {
        const luck = () => chance;
        expect(backoff(failures + 1, luck)).toBeGreaterThanOrEqual(backoff(failures, luck));
      }),
    );
  });
});
