import * as v from 'valibot';

/** Every answer of the API. A code that is a string of digits counts as a number. */
export const envelope = v.looseObject({
  error_code: v.union([
    v.pipe(v.number(), v.integer()),
    v.pipe(v.string(), v.regex(/^-?\d{1,9}$/), v.transform(Number)),
  ]),
  error_message: v.nullish(v.string(), ''),
  payload: v.optional(v.unknown()),
});

export type Envelope = v.InferOutput<typeof envelope>;
