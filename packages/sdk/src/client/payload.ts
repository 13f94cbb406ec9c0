import type * as v from 'valibot';
import { LONGEST_LIST } from '../contract/constants.ts';
import { readAnswer } from '../contract/lenient.ts';

/**
 * Converts the payload of an answer to the result of a call.
 * @param onReplaced Gets the fields that were wrong and have their default now, or were left out.
 * @throws {Error} that names the wrong fields, but not their values: one may be a token.
 */
export type ReadPayload<Payload> = (
  payload: unknown,
  onReplaced: (fields: string) => void,
) => Payload;

/** Validates every field by a schema; used where a wrong value would do harm (login, tokens, history). */
export const checkedBy =
  <Schema extends v.GenericSchema>(schema: Schema): ReadPayload<v.InferOutput<Schema>> =>
  (payload, onReplaced) =>
    readAnswer(schema, payload, onReplaced);

type ListKey<Payload> = {
  [Key in keyof Payload]-?: NonNullable<Payload[Key]> extends readonly unknown[] ? Key : never;
}[keyof Payload] &
  string;

type Item<Payload, Key extends ListKey<Payload>> =
  NonNullable<Payload[Key]> extends readonly (infer Each)[] ? Each : never;

/** Lists by name, each with the names of the lists in its items; `null` when items are not objects. */
type ListsOf<Payload> = {
  [Key in ListKey<Payload>]?: Item<Payload, Key> extends object
    ? readonly ListKey<Item<Payload, Key>>[]
    : null;
};

interface Lists<Payload> {
  /** The payload is refused when one is missing. */
  required?: ListsOf<Payload>;
  /** A missing or wrong list becomes empty. */
  optional?: ListsOf<Payload>;
}

/**
 * Checks only that the payload is an object with lists that can be iterated: items that should be objects and are not
 * are left out, and those after the first `LONGEST_LIST`. All other fields stay as the backend sent them.
 */
export const parseLists =
  <Payload extends object>(lists: Lists<Payload>): ReadPayload<Payload> =>
  (payload, onReplaced) => {
    const shortened: string[] = [];
    const result = checkLists(payload, lists, 'payload', (place) => shortened.push(place));
    if (shortened.length > 0) onReplaced([...new Set(shortened)].join(', '));
    return result as Payload;
  };

type ListNames = Readonly<Record<string, readonly string[] | null | undefined>>;

function checkLists(
  value: unknown,
  { required = {}, optional = {} }: { required?: ListNames; optional?: ListNames },
  place: string,
  onShortened: (place: string) => void,
): object {
  if (!isObject(value)) throw new Error(`${place}: not an object`);
  const result: Record<string, unknown> = { ...value };
  const setList = (
    name: string,
    items: readonly unknown[],
    inner: readonly string[] | null = null,
  ) => {
    const lists = inner && { optional: Object.fromEntries(inner.map((list) => [list, null])) };
    const here = `${place}.${name}`;
    const kept = (lists ? items.filter(isObject) : items).slice(0, LONGEST_LIST);
    if (kept.length < items.length) onShortened(here);
    result[name] = lists
      ? kept.map((item) => checkLists(item, lists, `${here}[]`, onShortened))
      : kept;
  };
  for (const [name, inner] of Object.entries(required)) {
    const list = value[name];
    if (!Array.isArray(list)) throw new Error(`${place}.${name}: not a list`);
    setList(name, list, inner);
  }
  for (const [name, inner] of Object.entries(optional)) {
    const list: unknown[] = Array.isArray(value[name]) ? value[name] : [];
    setList(name, list, inner);
  }
  return result;
}

export const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
