import { beforeAll, describe, expect, it } from 'vitest';
import { entries } from './entries.ts';
import { measure, type Size } from './measure.ts';
import { assertBuilt, budget, promises, readSizes } from './sizes.ts';

const parts: (keyof Size)[] = ['js', 'jsLater', 'css'];
const measured = new Map<string, Size>();

beforeAll(async () => {
  assertBuilt();
  await Promise.all(entries.map(async (entry) => measured.set(entry, await measure(entry))));
}, 120_000);

describe('bytes of the built package', () => {
  const before = readSizes();
  const renew = 'run `pnpm --filter @companion/ui sizes`';

  it('are kept in a table, of every entry', () => {
    expect(Object.keys(before), renew).toEqual(entries);
  });

  it.each(entries)('of %s did not grow by more than a tenth', (entry) => {
    for (const part of parts)
      expect(
        measured.get(entry)?.[part],
        `${part}; if it is worth it, ${renew}`,
      ).toBeLessThanOrEqual(budget(before[entry]?.[part] ?? 0));
  });

  it.each(Object.entries(promises))('of %s are as few as was promised', (entry, promised) => {
    for (const part of parts)
      expect(measured.get(entry)?.[part], part).toBeLessThanOrEqual(promised[part] ?? Infinity);
  });

  it('are those of something', () => {
    expect(measured.get('login-dialog')?.js).toBeGreaterThan(25_000);
    expect(measured.get('login-dialog')?.css).toBeGreaterThan(3_000);
    expect(measured.get('desktop-header')?.jsLater).toBeGreaterThan(5_000);
    for (const header of ['desktop-header', 'mobile-header']) {
      const { css = 0, cssLater = 0 } = measured.get(header) ?? {};
      expect(css - cssLater).toBeGreaterThan(1_000);
    }
    expect(measured.get('reset')?.js).toBeLessThan(50);
  });
});
