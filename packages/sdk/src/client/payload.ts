import * as v from 'valibot';

/**
 * Makes what a call promises of what the answer held.
 * @throws {Error} that names what is wrong and never holds a value: a token may be among them.
 */
export type ReadPayload<Payload> = (payload: unknown) => Payload;

/** By a schema, where a wrong value would hurt. */
export const checkedBy =
  <Schema extends v.GenericSchema>(schema: Schema): ReadPayload<v.InferOutput<Schema>> =>
  (payload) => {
    const result = v.safeParse(schema, payload);
    if (result.success) return result.output;
    const places = result.issues.map((issue) => v.getDotPath(issue) ?? 'payload');
    throw new Error(`${places.join(', ')}: not as the contract says`);
  };

type ListKey<Payload> = {
  [Key in keyof Payload]-?: NonNullable<Payload[Key]> extends readonly unknown[] ? Key : never;
}[keyof Payload] &
  string;

type Item<Payload, Key extends ListKey<Payload>> =
  NonNullable<Payload[Key]> extends readonly (infer Each)[] ? Each : never;

/**
 * The lists of a payload. A name with `!` is needed: without it there is no payload. Any other list
 * that is absent or none is empty. Each is followed by the lists inside its items, which are objects;
 * `null`: its items are no objects.
 */
type Lists<Payload> = {
  [Key in ListKey<Payload> as Key | `${Key}!`]?: Item<Payload, Key> extends object
    ? readonly ListKey<Item<Payload, Key>>[]
    : null;
};

/**
 * Without a schema: an object whose lists can be walked over. The rest is as the backend sent it, so
 * that a screen shows what there is.
 */
export const withLists =
  <Payload extends object>(lists: Lists<Payload>): ReadPayload<Payload> =>
  (payload) =>
    walkable(payload, lists, 'payload') as Payload;

function walkable(
  value: unknown,
  lists: Readonly<Record<string, readonly string[] | null | undefined>>,
  place: string,
): object {
  if (!isObject(value)) throw new Error(`${place}: not an object`);
  const result: Record<string, unknown> = { ...value };
  for (const [rule, inner] of Object.entries(lists)) {
    const needed = rule.endsWith('!');
    const name = needed ? rule.slice(0, -1) : rule;
    const list = result[name];
    if (needed && !Array.isArray(list)) throw new Error(`${place}.${name}: not a list`);
    const items: unknown[] = Array.isArray(list) ? list : [];
    const innerLists = inner && Object.fromEntries(inner.map((list) => [list, null]));
    result[name] = innerLists
      ? (needed ? items : items.filter(isObject)).map((item) =>
          walkable(item, innerLists, `${place}.${name}[]`),
        )
      : items;
  }
  return result;
}

export const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
