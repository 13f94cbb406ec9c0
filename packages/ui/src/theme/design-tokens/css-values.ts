// A value that a format cannot hold is an error: `Number` and `parseFloat` would give a wrong number or none.

/** A number without a unit. */
export function readNumber(value: string): number {
  const number = Number(value);
  if (value.trim() === '' || Number.isNaN(number)) throw new Error(`not a number: ${value}`);
  return number;
}

/** A length or a time. */
export function readMeasure(value: string): { value: number; unit: string } {
  if (value === '0') return { value: 0, unit: 'px' };
  const [, number, unit] = /^(\d*\.?\d+)(px|rem|ms|s)$/.exec(value) ?? [];
  if (!number || !unit) throw new Error(`not a length or a time: ${value}`);
  return { value: Number(number), unit };
}

/** Names of a font stack, without quotes. */
export const readFamilies = (stack: string): string[] =>
  stack.split(',').map((name) => name.trim().replaceAll(/["']/g, ''));

/** The four numbers of a `cubic-bezier()`. */
export function readCurve(easing: string): number[] {
  const [, inside = ''] = /^cubic-bezier\((.*)\)$/.exec(easing) ?? [];
  const numbers = inside.split(',').map(Number);
  if (numbers.length !== 4 || numbers.some(Number.isNaN))
    throw new Error(`not a cubic-bezier(): ${easing}`);
  return numbers;
}
