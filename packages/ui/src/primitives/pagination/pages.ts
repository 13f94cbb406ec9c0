/** Neighbours shown on each side of the current page. */
const AROUND = 1;

/**
 * The pages that are offered: the first, the last, and those around the current one; `null` for a gap.
 * A gap that would hide a single page shows that page.
 */
export function offeredPages(current: number, count: number): (number | null)[] {
  const near = (page: number) => Math.abs(page - current) <= AROUND;
  const shown: number[] = [];
  for (let page = 1; page <= count; page += 1)
    if (page === 1 || page === count || near(page)) shown.push(page);
  return shown.flatMap((page, index) => {
    const before = shown[index - 1] ?? page - 1;
    if (page - before === 2) return [page - 1, page];
    return page - before > 2 ? [null, page] : [page];
  });
}
