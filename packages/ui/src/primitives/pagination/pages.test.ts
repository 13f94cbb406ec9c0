import { expect, it } from 'vitest';
import { visiblePages } from './pages.ts';

it.each([
  [1, 1, [1]],
  [1, 3, [1, 2, 3]],
  [1, 9, [1, 2, null, 9]],
  [3, 9, [1, 2, 3, 4, null, 9]],
  [4, 9, [1, 2, 3, 4, 5, null, 9]],
  [5, 9, [1, null, 4, 5, 6, null, 9]],
  [9, 9, [1, null, 8, 9]],
])('shows on page %i of %i the pages %j', (current, count, visible) => {
  expect(visiblePages(current, count)).toEqual(visible);
});

it('never leaves out a single page, repeats one, or grows', () => {
  for (let count = 1; count < 40; count += 1)
    for (let current = 1; current <= count; current += 1) {
      const pages = visiblePages(current, count);
      const numbers = pages.filter((page) => page !== null);
      expect(numbers).toEqual([...new Set(numbers)].sort((a, b) => a - b));
      expect(numbers).toContain(current);
      expect(pages.length).toBeLessThanOrEqual(7);
      for (const [index, page] of pages.entries())
        if (page === null)
          expect((pages[index + 1] ?? 0) - (pages[index - 1] ?? 0)).toBeGreaterThan(2);
    }
});

it.each([0, -1, 0.5, 1e15, 1e300, Number.POSITIVE_INFINITY, Number.NaN])(
  'shows at most seven whole pages when a number is %d',
  (wrong) => {
    for (const [current, count] of [
      [1, wrong],
      [wrong, 9],
      [wrong, wrong],
    ] as const) {
      const pages = visiblePages(current, count);
      expect(pages.length).toBeLessThanOrEqual(7);
      for (const page of pages)
        if (page !== null) expect(Number.isSafeInteger(page) && page >= 1).toBe(true);
    }
  },
);
