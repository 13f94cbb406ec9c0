import * as v from 'valibot';
import { PAGE_MAX_SIZE } from './constants.ts';
import { amount, id, list, name, orElse, whole, words } from './lenient.ts';

/** Parameters of paged lists. */
export const pageQuery = v.object({
  /** Starts at 1, the default. */
  page: v.optional(v.pipe(v.number(), v.integer(), v.minValue(1))),
  /** Default 20, at most 100. */
  page_size: v.optional(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(PAGE_MAX_SIZE))),
});

/** One page of a list. */
export const pageOf = <const Schema extends v.GenericSchema>(item: Schema) =>
  v.object({
    items: list(item, PAGE_MAX_SIZE),
    total: orElse(amount, 0),
    page: orElse(whole(1, 1_000_000_000), 1),
    page_size: orElse(whole(1, PAGE_MAX_SIZE), 20),
  });

/** A filter of a list, with the number of items that match. */
export const facet = v.object({ id, name, count: orElse(amount, 0) });
export type Facet = v.InferOutput<typeof facet>;

export const fact = v.object({ label: name, value: words });
export type Fact = v.InferOutput<typeof fact>;

export const reference = v.object({ id, name });
export type Reference = v.InferOutput<typeof reference>;
