import { ID_MAX_LENGTH, PAGE_MAX_SIZE } from '@companion/sdk/contract';
import * as v from 'valibot';

const MAX_PAGES = 10_000;

const number = (most: number) =>
  v.pipe(v.string(), v.regex(/^\d{1,6}$/), v.transform(Number), v.minValue(1), v.maxValue(most));
/** Query parameters of paged lists. */
export const pageQuery = {
  page: v.optional(number(MAX_PAGES), '1'),
  page_size: v.optional(number(PAGE_MAX_SIZE), '20'),
};

const count = (most: number) => v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(most));
/** The same in a JSON body. */
export const pageBody = {
  page: v.optional(count(MAX_PAGES), 1),
  page_size: v.optional(count(PAGE_MAX_SIZE), 20),
};

export const id = v.pipe(v.string(), v.nonEmpty(), v.maxLength(ID_MAX_LENGTH));
/** An empty value, as forms send it, means no filter. */
export const filter = v.optional(v.pipe(v.string(), v.maxLength(ID_MAX_LENGTH)), '');
export const words = v.optional(v.pipe(v.string(), v.maxLength(200)), '');
