import * as v from 'valibot';

/** An optional field: missing, null or of a wrong type it becomes undefined, and the rest stays valid. */
export const maybe = <const Schema extends v.GenericSchema>(schema: Schema) =>
  v.fallback(v.optional(schema), undefined);

/** An optional text; empty when it is missing or no string. */
export const text = v.fallback(v.optional(v.string(), ''), '');

/** An optional list; empty when it is missing, and without the items that are invalid. */
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
