import * as v from 'valibot';
import { hue, id, maybe } from './lenient.ts';

/**
 * A designed body: names of drawn parts. Each replaces the part that the seed decides. A client that does not know a name
 * draws the seed's part.
 */
export const look = v.object({
  body: maybe(id),
  eyes: maybe(id),
  mouth: maybe(id),
  /** On the head. */
  head: maybe(id),
  /** Over the body. */
  worn: maybe(id),
  /** In one hand. */
  held: maybe(id),
  /** In the other hand or on the back. */
  tool: maybe(id),
  marking: maybe(id),
  height: maybe(id),
  pose: maybe(id),
  material: maybe(id),
  /** 0–359, where it differs from the hue of its companion or game. */
  hue: maybe(hue),
});
export type Look = v.InferOutput<typeof look>;
