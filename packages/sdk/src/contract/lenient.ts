import * as v from 'valibot';

/** An optional field. A missing, null or wrong value becomes undefined. */
export const maybe = <const Schema extends v.GenericSchema>(schema: Schema) =>
  v.fallback(v.optional(schema), undefined);

/** An optional text. A missing or wrong value becomes empty. */
export const text = v.fallback(v.optional(v.string(), ''), '');

/** An optional list. A missing or wrong list becomes empty; invalid items are removed. */
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
