import * as v from 'valibot';
import { ID_MAX_LENGTH, KEPT_TITLE_MAX_LENGTH, keptKinds } from './constants.ts';

/** The last decision about one item of a shelf. */
export const keptEntry = v.object({
  kind: v.picklist(keptKinds),
  /** The longest is that of an ending: two ids and a slash. */
  id: v.pipe(v.string(), v.nonEmpty(), v.maxLength(2 * ID_MAX_LENGTH + 1)),
  /** Name of the item, in the language in which it was kept. */
  title: v.pipe(v.string(), v.maxLength(KEPT_TITLE_MAX_LENGTH)),
  /** `false`: removed from the shelf. */
  kept: v.boolean(),
  /** When the user decided, ISO 8601. */
  at: v.pipe(v.string(), v.isoTimestamp()),
});
export type KeptEntry = v.InferOutput<typeof keptEntry>;

/** A user's decision to keep an item or to remove it. A backend with a shelf answers it in `me`. */
export const keepAction = v.looseObject({ action: v.literal('keep'), ...keptEntry.entries });
export type KeepAction = v.InferOutput<typeof keepAction>;
