/** `by` replaces the text from `start` to `end`. */
export type Change = [start: number, end: number, by: string];

export interface SourceNode {
  type: string;
  start: number;
  end: number;
}

/** Every node of a syntax tree in the order of the source; `enter` says whether to look inside. */
export function visit(value: unknown, enter: (node: SourceNode) => boolean): void {
  if (typeof value !== 'object' || value === null) return;
  if (isNode(value) && !enter(value)) return;
  for (const child of Object.values(value)) visit(child, enter);
}

const isNode = (value: object): value is SourceNode => 'type' in value && 'start' in value;

export const changed = (code: string, changes: readonly Change[]): string =>
  changes.reduceRight(
    (rest, [start, end, by]) => rest.slice(0, start) + by + rest.slice(end),
    code,
  );
