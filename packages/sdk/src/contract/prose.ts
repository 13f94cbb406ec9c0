import * as v from 'valibot';

/** A section of an article, as plain text. */
export const proseBlock = v.union([
  v.object({ type: v.picklist(['paragraph', 'heading']), text: v.string() }),
  v.object({ type: v.picklist(['list', 'steps']), items: v.array(v.string()) }),
]);
export type ProseBlock = v.InferOutput<typeof proseBlock>;

/** Ranges to highlight in the text next to it: `[start, end)` in UTF-16 units. */
export const highlight = v.tuple([v.number(), v.number()]);
export type Highlight = v.InferOutput<typeof highlight>;
