/** Rounds to `digits` decimals. More are not visible, and every digit is sent with the page. */
export const rounded = (value: number, digits: number): number => {
  const unit = 10 ** digits;
  return Math.round(value * unit) / unit;
};

/** Template tag for outlines. Rounds numbers to one decimal. */
export function tenths(strings: TemplateStringsArray, ...values: readonly number[]): string {
  let text = strings[0] ?? '';
  for (const [index, value] of values.entries())
    text += rounded(value, 1) + (strings[index + 1] ?? '');
  return text;
}
