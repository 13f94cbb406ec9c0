import * as v from 'valibot';
import { maybe } from './lenient.ts';

/**
 * A designed body: names of drawn parts. Each replaces the part that the seed decides. A client that does not know a name
 * draws the seed's part.
 */
export const look = v.object({
  body: maybe(v.string()),
  eyes: maybe(v.string()),
  mouth: maybe(v.string()),
  /** On the head. */
  head: maybe(v.string()),
  /** Over the body. */
  worn: maybe(v.string()),
  /** In one hand. */
  held: maybe(v.string()),
  /** In the other hand or on the back. */
  tool: maybe(v.string()),
  marking: maybe(v.string()),
  height: maybe(v.string()),
  pose: maybe(v.string()),
  material: maybe(v.string()),
  /** 0–359, where it differs from the hue of its companion or game. */
  hue: maybe(v.number()),
});
export type Look = v.InferOutput<typeof look>;
