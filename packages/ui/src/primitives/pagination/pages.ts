/** Pages shown on each side of the current page. */
const SIBLINGS = 1;

/**
 * Page numbers to show: the first, the last and those around the current page; `null` for a gap. A single page is never
 * replaced by a gap.
 */
export function visiblePages(current: number, count: number): (number | null)[] {
  const near = (page: number) => Math.abs(page - current) <= SIBLINGS;
  const shown: number[] = [];
  for (let page = 1; page <= count; page += 1)
    if (page === 1 || page === count || near(page)) shown.push(page);
  return shown.flatMap((page, index) => {
    const before = shown[index - 1] ?? page - 1;
    if (page - before === 2) return [page - 1, page];
    return page - before > 2 ? [null, page] : [page];
  });
}
