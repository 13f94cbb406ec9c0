/** Pages shown on each side of the current page. */
const SIBLINGS = 1;

/**
 * Page numbers to show: the first, the last and those around the current page; `null` for a gap. A single page is never
 * replaced by a gap. Takes the same time for any count.
 */
export function visiblePages(current: number, count: number): (number | null)[] {
  const near = Array.from({ length: 2 * SIBLINGS + 1 }, (_, index) => current - SIBLINGS + index);
  const shown = [...new Set([1, ...near, count])]
    .filter((page) => Number.isSafeInteger(page) && page >= 1 && page <= count)
    .sort((a, b) => a - b);
  return shown.flatMap((page, index) => {
    const before = shown[index - 1] ?? page - 1;
    if (page - before === 2) return [page - 1, page];
    return page - before > 2 ? [null, page] : [page];
  });
}
