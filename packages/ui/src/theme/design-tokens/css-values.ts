// A value that a format cannot hold is an error: `Number` and `parseFloat` would give a wrong number or none.

/** A number without a unit. */
export function readNumber(value: string): number {
  const number = Number(value);
  if (value.trim() === '' || Number.isNaN(number)) throw new Error(`not a number: ${value}`);
  return number;
}

/** A number with its unit. */
type Measure = { value: number; unit: string };

function readMeasure(value: string, form: RegExp, kind: string): Measure {
  const [, number, unit] = form.exec(value) ?? [];
  if (!number || !unit) throw new Error(`not a ${kind}: ${value}`);
  return { value: Number(number), unit };
}

/** A length in px or rem, or `0`. */
export const readLength = (value: string): Measure =>
  readMeasure(value === '0' ? '0px' : value, /^(\d*\.?\d+)(px|rem)$/, 'length');

/** A time in ms or s. */
export const readTime = (value: string): Measure =>
  readMeasure(value, /^(\d*\.?\d+)(ms|s)$/, 'time');

/** Names of a font stack, without quotes. */
export const readFamilies = (stack: string): string[] =>
  stack.split(',').map((name) => name.trim().replaceAll(/["']/g, ''));

/** The four numbers of a `cubic-bezier()`. */
export function readCurve(easing: string): number[] {
  const [, inside = ''] = /^cubic-bezier\((.*)\)$/.exec(easing) ?? [];
  const numbers = inside.split(',').map((part) => (part.trim() === '' ? Number.NaN : Number(part)));
  if (numbers.length !== 4 || numbers.some(Number.isNaN))
    throw new Error(`not a cubic-bezier(): ${easing}`);
  return numbers;
}
