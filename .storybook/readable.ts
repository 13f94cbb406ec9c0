import { isValidElement } from 'react';

type Args = Readonly<Record<string, unknown>>;

/** The code that Storybook prints of a story with these args, as a host would write it. */
export const readable = (printed: string, args: Args): string =>
  withCurrent(printed, args)
    // Stories have mocks as handlers. A build shortens their names.
    .replaceAll(/function [\w$]*\(\) ?\{\}/g, '() => {}')
    // The address of an object in this page.
    .replaceAll(/(["'])blob:[^"']*/g, '$1/film.mp4')
    .replaceAll(/(<\/?)React\.Fragment[^>]*>/g, '$1>');

/** Storybook takes each field `current` for the one of a ref and leaves its value out. */
function withCurrent(printed: string, args: Args): string {
  const found = printed.match(LEFT_OUT) ?? [];
  const values = valuesOfCurrent(args);
  const isKnown = found.length === values.length;
  return printed.replaceAll(LEFT_OUT, (field) => {
    const value = isKnown ? values.shift() : undefined;
    return PRIMITIVES.has(typeof value) ? field.replace("'[Circular]'", JSON.stringify(value)) : '';
  });
}

const LEFT_OUT = /\s*current: '\[Circular\]',?/g;

const PRIMITIVES = new Set(['boolean', 'number', 'string']);

/** The values of these fields in plain objects, in the order in which Storybook prints them. */
function valuesOfCurrent(value: unknown, seen = new Set<unknown>()): unknown[] {
  if (typeof value !== 'object' || value === null || seen.has(value)) return [];
  seen.add(value);
  if (Array.isArray(value)) return value.flatMap((item) => valuesOfCurrent(item, seen));
  if (Object.getPrototypeOf(value) !== Object.prototype || isValidElement(value)) return [];
  return Object.entries(value)
    .toSorted(([a], [b]) => (a < b ? -1 : 1))
    .flatMap(([key, inner]) => (key === 'current' ? [inner] : valuesOfCurrent(inner, seen)));
}
