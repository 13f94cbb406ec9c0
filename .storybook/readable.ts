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

const LEFT_OUT = /\s*current: '\[Circular\]',?/g;

/** Storybook takes each field `current` for the one of a ref and leaves its value out. */
function withCurrent(printed: string, args: Args): string {
  const found = printed.match(LEFT_OUT) ?? [];
  const values = found.length > 0 ? valuesOfCurrent(args) : [];
  const isKnown = found.length === values.length;
  return printed.replaceAll(LEFT_OUT, (field) => {
    const value = isKnown ? values.shift() : undefined;
    return value === undefined ? '' : field.replace("'[Circular]'", JSON.stringify(value));
  });
}

function valuesOfCurrent(args: Args): unknown[] {
  const values: unknown[] = [];
  JSON.stringify(args, (key, value) => {
    if (key === 'current') values.push(value);
    return isValidElement(value) ? null : value;
  });
  return values;
}
