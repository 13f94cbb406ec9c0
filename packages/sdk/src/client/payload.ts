import * as v from 'valibot';

/**
 * Converts the payload of an answer to the result of a call.
 * @throws {Error} that names the wrong fields, but not their values: one may be a token.
 */
export type ReadPayload<Payload> = (payload: unknown) => Payload;

/** Validates every field by a schema; used where a wrong value would do harm (login, tokens, history). */
export const checkedBy =
  <Schema extends v.GenericSchema>(schema: Schema): ReadPayload<v.InferOutput<Schema>> =>
  (payload) => {
    const result = v.safeParse(schema, payload);
    if (result.success) return result.output;
    const fields = result.issues.map((issue) => v.getDotPath(issue) ?? 'payload');
    throw new Error(`${fields.join(', ')}: not as the contract says`);
  };

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
  /** The payload is refused when one is missing or has an invalid item. */
  required?: ListsOf<Payload>;
  /** A missing or wrong list becomes empty; invalid items are removed. */
  optional?: ListsOf<Payload>;
}

/**
 * Checks only that the payload is an object with lists that can be iterated. All other fields stay as the backend
 * sent them.
 */
export const parseLists =
  <Payload extends object>(lists: Lists<Payload>): ReadPayload<Payload> =>
  (payload) =>
    checkLists(payload, lists, 'payload') as Payload;

type ListNames = Readonly<Record<string, readonly string[] | null | undefined>>;

function checkLists(
  value: unknown,
  { required = {}, optional = {} }: { required?: ListNames; optional?: ListNames },
  place: string,
): object {
  if (!isObject(value)) throw new Error(`${place}: not an object`);
  const result: Record<string, unknown> = { ...value };
  const setList = (
    name: string,
    items: readonly unknown[],
    inner: readonly string[] | null = null,
  ) => {
    const lists = inner && { optional: Object.fromEntries(inner.map((list) => [list, null])) };
    const check = (item: unknown) => (lists ? checkLists(item, lists, `${place}.${name}[]`) : item);
    result[name] = items.map(check);
  };
  for (const [name, inner] of Object.entries(required)) {
    const list = value[name];
    if (!Array.isArray(list)) throw new Error(`${place}.${name}: not a list`);
    setList(name, list, inner);
  }
  for (const [name, inner] of Object.entries(optional)) {
    const list: unknown[] = Array.isArray(value[name]) ? value[name] : [];
    setList(name, inner ? list.filter(isObject) : list, inner);
  }
  return result;
}

export const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
