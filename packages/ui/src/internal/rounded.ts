/** Rounds to `decimals`. More digits are not visible and make the page larger. */
export const rounded = (value: number, digits: number): number => {
  const unit = 10 ** digits;
  return Math.round(value * unit) / unit;
};

/** A template tag, for outlines: numbers are rounded to tenths. */
export function tenths(strings: TemplateStringsArray, ...values: readonly number[]): string {
  let text = strings[0] ?? '';
  for (const [index, value] of values.entries())
    text += rounded(value, 1) + (strings[index + 1] ?? '');
  return text;
}
