import * as v from 'valibot';

/** A field that a screen can do without: absent, null or of a wrong type, it is left out and the rest still counts. */
export const maybe = <const Schema extends v.GenericSchema>(schema: Schema) =>
  v.fallback(v.optional(schema), undefined);

/** A text that a screen can do without; empty when there is none. */
export const text = v.fallback(v.optional(v.string(), ''), '');

/** A list that a screen can do without: what can't be read in it is left out. */
export const some = <const Schema extends v.GenericSchema>(item: Schema) =>
  v.fallback(
    v.optional(
      v.pipe(
        v.array(v.unknown()),
        v.transform((values) =>
          values.flatMap((value): v.InferOutput<Schema>[] => {
            const result = v.safeParse(item, value);
            return result.success ? [result.output] : [];
          }),
        ),
      ),
      [],
    ),
    [],
  );
