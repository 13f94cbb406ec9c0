import * as v from 'valibot';

/**
 * Turns the payload of an answer into what a call returns.
 * @throws {Error} that names the wrong fields, never their values: a token may be among them.
 */
export type ReadPayload<Payload> = (payload: unknown) => Payload;

/** Checks every field by a schema, where a wrong value would do harm (login, tokens, history). */
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
 * Names the lists of a payload. One with `!` is required; any other that is missing or no list becomes an
 * empty one. The value names the lists inside its items; `null` where the items are not objects.
 */
type Lists<Payload> = {
  [Key in ListKey<Payload> as Key | `${Key}!`]?: Item<Payload, Key> extends object
    ? readonly ListKey<Item<Payload, Key>>[]
    : null;
};

/**
 * Checks only that the payload is an object and that its lists can be iterated. Everything else stays as
 * the backend sent it.
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
