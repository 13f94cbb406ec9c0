import { beforeAll, describe, expect, it } from 'vitest';
import { entries } from './entries.ts';
import { measure, type Size } from './measure.ts';
import { assertBuilt, budgets, limitFor, readSizes } from './sizes.ts';

const parts: (keyof Size)[] = ['js', 'jsLater', 'css'];
const measured = new Map<string, Size>();

beforeAll(async () => {
  assertBuilt();
  await Promise.all(entries.map(async (entry) => measured.set(entry, await measure(entry))));
});

describe('sizes of the built package', () => {
  const recorded = readSizes();
  const renew = 'run `pnpm --filter @companion/ui sizes`';

  it('are recorded for every entry', () => {
    expect(Object.keys(recorded), renew).toEqual(entries);
  });

  it.each(entries)('%s grows by at most a tenth', (entry) => {
    for (const part of parts)
      expect(measured.get(entry)?.[part], `${part}; intended? ${renew}`).toBeLessThanOrEqual(
        limitFor(recorded[entry]?.[part] ?? 0),
      );
  });

  it.each(Object.entries(budgets))('%s stays within its budget', (entry, limits) => {
    for (const part of parts)
      expect(measured.get(entry)?.[part], part).toBeLessThanOrEqual(limits[part] ?? Infinity);
  });

  it.each([
    ['popover', 'Popover'],
    ['tooltip', 'Tooltip'],
  ])('of %s, `%s` alone has none of its parts, Radix or Floating UI', async (entry, name) => {
    const { js } = await measure(entry, `{ ${name} }`);
    expect(js).toBeLessThan(2_500);
    expect(measured.get(entry)?.js).toBeGreaterThan(10_000);
  });

  it('measure the code of the entries, not empty files', () => {
    expect(measured.get('login-dialog')?.js).toBeGreaterThan(25_000);
    expect(measured.get('login-dialog')?.css).toBeGreaterThan(3_000);
    expect(measured.get('desktop-header')?.jsLater).toBeGreaterThan(5_000);
    for (const header of ['desktop-header', 'mobile-header'])
      expect(measured.get(header)?.css).toBeGreaterThan(2_000);
    expect(measured.get('reset')?.js).toBeLessThan(50);
  });
});
