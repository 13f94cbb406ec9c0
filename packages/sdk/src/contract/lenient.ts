import * as v from 'valibot';
import { ID_MAX_LENGTH, LIST_MAX_LENGTH, NAME_MAX_LENGTH, TEXT_MAX_LENGTH } from './constants.ts';

/** Of `readAnswer`: what a schema replaces or leaves out stays an issue, so that it can be logged with its path. */
interface Config extends v.Config<v.BaseIssue<unknown>> {
  readonly isReporting?: true;
}
type Issue = v.BaseIssue<unknown> & { readonly isReplaced?: true };
type Issues = readonly Issue[] | undefined;

/** Whether the value can be used: all that was wrong in it has been replaced. */
const isUsable = ({ typed, issues }: { typed: boolean; issues?: Issues }): boolean =>
  typed && (issues ?? []).every(({ isReplaced }) => isReplaced);

const replaced = (value: unknown, issues: Issues = [], config: Config) => ({
  typed: true,
  value,
  ...(config.isReporting && { issues: issues.map((issue) => ({ ...issue, isReplaced: true })) }),
});

const running = <Schema extends v.GenericSchema>(
  schema: Schema,
  run: (dataset: v.UnknownDataset, config: Config) => unknown,
): Schema => ({ ...schema, '~run': run });

/**
 * The value of a schema.
 * @param onReplaced Called once, with the paths of all that was replaced or left out.
 * @throws {Error} that names the fields that can't be replaced, but not their values: one may be a token.
 */
export function readAnswer<Schema extends v.GenericSchema>(
  schema: Schema,
  answer: unknown,
  onReplaced: (fields: string) => void,
): v.InferOutput<Schema> {
  const config: Config = { isReporting: true };
  const result = schema['~run']({ value: answer }, config);
  const issues: Issues = result.issues;
  if (!isUsable(result))
    throw new Error(
      `${fieldsOf(issues?.filter(({ isReplaced }) => !isReplaced))}: not as the contract says`,
    );
  if (issues) onReplaced(fieldsOf(issues));
  return result.value as v.InferOutput<Schema>;
}

/** More paths make no log line better. */
const MAX_NAMED = 5;

function fieldsOf(issues: Issues = []): string {
  const named = issues
    .slice(0, MAX_NAMED)
    .map(({ path }) => path?.map(({ key }) => key).join('.') ?? 'payload');
  const more = issues.length - named.length;
  return [...named, ...(more > 0 ? [`${more} more`] : [])].join(', ');
}

/** A field with a default, which a missing, null or wrong value gets. */
export const orElse = <
  const Schema extends v.GenericSchema,
  Default extends v.InferOutput<Schema> | undefined,
>(
  schema: Schema,
  byDefault: Default,
) => {
  const optional = v.optional(schema, byDefault);
  return running(optional, ({ value }, config) => {
    const result = optional['~run']({ value: value ?? undefined }, config);
    return isUsable(result) ? result : replaced(byDefault, result.issues, config);
  });
};

/** An optional field. A missing, null or wrong value becomes undefined. */
export const maybe = <const Schema extends v.GenericSchema>(schema: Schema) =>
  orElse(schema, undefined);

/** A list of at most `most` items: later ones and invalid ones are left out. */
export const list = <const Schema extends v.GenericSchema>(
  item: Schema,
  most = LIST_MAX_LENGTH,
) => {
  const items = v.array(item);
  const bounded = v.maxLength<unknown[], number>(most);
  return running(items, ({ value }, config) => {
    if (!Array.isArray(value)) return items['~run']({ value }, config);
    const { issues: tooMany = [] } = bounded['~run']({ typed: true, value }, config);
    const result = items['~run']({ value: value.slice(0, most) }, config);
    const issues: readonly Issue[] = [...tooMany, ...(result.issues ?? [])];
    if (issues.length === 0) return result;
    const refused = new Set(
      issues.filter(({ isReplaced }) => !isReplaced).map(({ path }) => path?.[0].key),
    );
    const kept = (result.value as unknown[]).filter((_, index) => !refused.has(index));
    return replaced(kept, issues, config);
  });
};

/** An optional list, as `list`. A missing or wrong list becomes empty. */
export const some = <const Schema extends v.GenericSchema>(item: Schema, most?: number) =>
  orElse(list(item, most), []);

/** An integer within limits. */
export const whole = (least: number, most: number) =>
  v.pipe(
    v.number(),
    v.check((number) => Number.isInteger(number) && number >= least && number <= most),
  );

/** A number of things. */
export const amount = whole(0, 1_000_000_000);
/** Degrees on the colour wheel. */
export const hue = whole(0, 359);

/** A text of at most `most` UTF-16 units. The rest of a longer one is cut off. */
const upTo = (most: number) =>
  v.transform((text: string) =>
    text.length > most ? `${text.slice(0, most - 1).replace(/[\uD800-\uDBFF]$/, '')}…` : text,
  );

/** A text that may be empty. */
export const words = v.pipe(v.string(), upTo(TEXT_MAX_LENGTH));
/** A text that tells what something is. An empty one does not. */
export const name = v.pipe(v.string(), v.regex(/\S/), upTo(NAME_MAX_LENGTH));
/** A short text by which programs know something. */
export const id = v.pipe(v.string(), v.nonEmpty(), v.maxLength(ID_MAX_LENGTH));
const DATE = /^\d{4}-\d\d-\d\d(T.{1,24}(Z|[+-]\d\d:?\d\d))?$/;
/** Whether a day that can be read exists. V8 reads 30 February as 2 March, other browsers do not read it. */
const exists = (day: string): boolean => new Date(day).toISOString().startsWith(day);
/** ISO 8601: a day, or a moment with its zone: without one, server and browser would read another day. */
export const date = v.pipe(
  v.string(),
  v.check(
    (text) => DATE.test(text) && !Number.isNaN(Date.parse(text)) && exists(text.slice(0, 10)),
  ),
);

/** An optional text. A missing or wrong value becomes empty. */
export const text = orElse(words, '');
