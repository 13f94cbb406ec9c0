import * as v from 'valibot';

/** Parameters of paged lists. */
export const pageQuery = v.object({
  /** Starts at 1, the default. */
  page: v.optional(v.pipe(v.number(), v.integer(), v.minValue(1))),
  /** Default 20, at most 100. */
  page_size: v.optional(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(100))),
});

/** One page of a list. */
export const pageOf = <const Schema extends v.GenericSchema>(item: Schema) =>
  v.object({ items: v.array(item), total: v.number(), page: v.number(), page_size: v.number() });

/** A filter of a list, with the number of items that match. */
export const facet = v.object({ id: v.string(), name: v.string(), count: v.number() });
export type Facet = v.InferOutput<typeof facet>;

export const fact = v.object({ label: v.string(), value: v.string() });
export type Fact = v.InferOutput<typeof fact>;

export const reference = v.object({ id: v.string(), name: v.string() });
export type Reference = v.InferOutput<typeof reference>;
