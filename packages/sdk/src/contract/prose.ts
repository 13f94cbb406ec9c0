import * as v from 'valibot';
import { TEXT_MAX_LENGTH } from './constants.ts';
import { list, whole, words } from './lenient.ts';

/** A section of an article, as plain text. */
export const proseBlock = v.union([
  v.object({ type: v.picklist(['paragraph', 'heading']), text: words }),
  v.object({ type: v.picklist(['list', 'steps']), items: list(words) }),
]);
export type ProseBlock = v.InferOutput<typeof proseBlock>;

const place = whole(0, TEXT_MAX_LENGTH);
/** Ranges to highlight in the text next to it: `[start, end)` in UTF-16 units. */
export const highlight = v.tuple([place, place]);
export type Highlight = v.InferOutput<typeof highlight>;
