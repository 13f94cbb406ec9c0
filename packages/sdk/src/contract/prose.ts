import * as v from 'valibot';

/** A stretch of an article. Plain text, never markup. */
export const proseBlock = v.union([
  v.object({ type: v.picklist(['paragraph', 'heading']), text: v.string() }),
  v.object({ type: v.picklist(['list', 'steps']), items: v.array(v.string()) }),
]);
export type ProseBlock = v.InferOutput<typeof proseBlock>;

/** What to mark in the text beside it: `[start, end)` in UTF-16 units. */
export const highlight = v.tuple([v.number(), v.number()]);
export type Highlight = v.InferOutput<typeof highlight>;
