/** One measured figure and the bar that it is held to, if it has one. */
export interface Measure {
  name: string;
  value: number;
  unit: string;
  atMost?: number;
  atLeast?: number;
}

/** How a benchmark tells `pnpm bench` of a figure: one JSON object a line on standard output. */
export function measured(
  name: string,
  value: number,
  unit: string,
  bar: { atMost?: number; atLeast?: number } = {},
): void {
  const rounded = Math.round(value * 100) / 100;
  const measure: Measure = { name, value: rounded, unit, ...bar };
  process.stdout.write(`${JSON.stringify(measure)}\n`);
}

export const holds = ({ value, atMost = Number.POSITIVE_INFINITY, atLeast = 0 }: Measure) =>
  value <= atMost && value >= atLeast;

/** The value below which `share` (0 to 1) of all values lie; 0.5 is the median. */
export function percentile(values: readonly number[], share: number): number {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN;
}
