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

/** Lists by name, each with the names of the lists inside its items; `null` where the items are not objects. */
type ListsOf<Payload> = {
  [Key in ListKey<Payload>]?: Item<Payload, Key> extends object
    ? readonly ListKey<Item<Payload, Key>>[]
    : null;
};

interface Lists<Payload> {
  /** Without one of them, or with an item that is not what it should be, the payload is refused. */
  required?: ListsOf<Payload>;
  /** One that is missing or no list becomes an empty one, and a wrong item is left out. */
  optional?: ListsOf<Payload>;
}

/**
 * Checks only that the payload is an object and that its lists can be iterated. Everything else stays as
 * the backend sent it.
 */
export const withLists =
  <Payload extends object>(lists: Lists<Payload>): ReadPayload<Payload> =>
  (payload) =>
    walkable(payload, lists, 'payload') as Payload;

type ListNames = Readonly<Record<string, readonly string[] | null | undefined>>;

function walkable(
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
    const walk = (item: unknown) => (lists ? walkable(item, lists, `${place}.${name}[]`) : item);
    result[name] = items.map(walk);
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
