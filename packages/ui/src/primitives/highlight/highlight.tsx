export interface HighlightProps {
  /** The whole text. */
  children: string;
  /** What to mark, `[start, end)` in UTF-16 units, as the search answers it: in order, not overlapping. */
  ranges: ReadonlyArray<readonly [start: number, end: number]>;
}

/** A text in which what was searched for is marked. Ranges, never markup: nothing from outside becomes HTML. */
export function Highlight({ children, ranges }: HighlightProps) {
  let from = 0;
  const parts = ranges.flatMap(([start, end]) => {
    const marked = children.slice(start, end);
    // A range that makes no sense marks nothing; the text stays whole. One that ends within a character
    // would leave halves of it, which a server can't send.
    if (start < from || end <= start || end > children.length || !marked.isWellFormed()) return [];
    const before = children.slice(from, start);
    from = end;
    return [
      before && <span key={`before ${start}`}>{before}</span>,
      <mark key={start}>{marked}</mark>,
    ];
  });
  return (
    <>
      {parts}
      {from < children.length && <span>{children.slice(from)}</span>}
    </>
  );
}
