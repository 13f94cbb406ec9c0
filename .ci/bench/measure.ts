/** A measured figure and its optional limit. */
export interface Measure {
  name: string;
  value: number;
  unit: string;
  atMost?: number;
  atLeast?: number;
}

/** Reports a figure to `pnpm bench`: one line of JSON on standard output. */
export function measured(
  name: string,
  value: number,
  unit: string,
  limit: { atMost?: number; atLeast?: number } = {},
): void {
  const rounded = Math.round(value * 100) / 100;
  const measure: Measure = { name, value: rounded, unit, ...limit };
  process.stdout.write(`${JSON.stringify(measure)}\n`);
}

export const holds = ({ value, atMost = Number.POSITIVE_INFINITY, atLeast = 0 }: Measure) =>
  value <= atMost && value >= atLeast;

/** The value below which `share` (0 to 1) of all values lie; 0.5 is the median. */
export function percentile(values: readonly number[], share: number): number {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN;
}
