/** Kinds of settings, such as environment variables. `takes` is what the error of a wrong value says of the kind. */
import { existsSync, statSync } from 'node:fs';
import * as v from 'valibot';
import { isIpRange, withoutIPv4Prefix } from './forwarded.ts';
import { StartError } from './start-error.ts';

export const text = (form: RegExp, takes: string) => v.pipe(v.string(), v.regex(form, takes));

export const integer = (takes: string, least = 0, most = Number.MAX_SAFE_INTEGER) =>
  v.pipe(
    text(/^\d+$/, takes),
    v.transform(Number),
    v.minValue(least, takes),
    v.maxValue(most, takes),
  );

export const port = integer('a port number, 0 to 65535', 0, 65_535);

export const milliseconds = (least: number, most: number) =>
  integer(`milliseconds, ${least} to ${most}`, least, most);

export const share = (whole: string) =>
  v.pipe(
    text(/^(?:0|1|0?\.\d+)$/, `a share of ${whole}, 0 to 1, such as 0.05`),
    v.transform(Number),
  );

/** @param protocol with its colon */
export const urlOf = (protocol: RegExp, takes: string) =>
  v.pipe(
    v.string(),
    v.trim(),
    v.check((value) => URL.canParse(value) && protocol.test(new URL(value).protocol), takes),
  );

export const httpUrl = urlOf(/^https?:$/, 'an http(s) address');

const withoutFinalSlash = v.transform((value: string) => value.replace(/\/+$/, ''));

/** An address that paths are added to. */
export const baseUrl = v.pipe(
  httpUrl,
  withoutFinalSlash,
  v.check((value) => {
    const { username, password } = new URL(value);
    return username === '' && password === '' && !/[?#]/.test(value);
  }, 'an http(s) address without user, query and hash'),
);

const originTakes = 'an origin as a browser writes it, such as https://companion.example';

export const origin = v.pipe(
  urlOf(/^https?:$/, originTakes),
  withoutFinalSlash,
  v.check((value) => new URL(value).origin === value, originTakes),
);

export const ipRanges = v.pipe(
  v.string(),
  v.transform((list) => list.split(',').map((entry) => withoutIPv4Prefix(entry.trim()))),
  v.array(
    v.pipe(
      v.string(),
      v.check(isIpRange, 'IP addresses, or ranges such as 10.0.0.0/8, separated by commas'),
    ),
  ),
);

export const folder = (takes: string) =>
  v.pipe(
    v.string(),
    v.check((path) => existsSync(path) && statSync(path).isDirectory(), takes),
  );

/**
 * Reads settings by the schema of an object. An empty value counts as unset.
 * @throws {StartError} with one line that names the first wrong setting and what it takes.
 */
export function readSettings<Schema extends v.GenericSchema>(
  schema: Schema,
  values: Record<string, string | undefined>,
): v.InferOutput<Schema> {
  const set = Object.fromEntries(Object.entries(values).filter(([, value]) => value !== ''));
  const result = v.safeParse(schema, set);
  if (result.success) return result.output;
  const [issue] = result.issues;
  const name = issue.path?.[0]?.key;
  // The log gets no password of an address, and no key in its query.
  const input = String(issue.input)
    .replace(/^([a-z]+:\/\/)?.*@/is, '$1…@')
    .replace(/\?.+/s, '?…');
  throw new StartError(`${String(name)} takes ${issue.message}, not "${input}"`);
}
