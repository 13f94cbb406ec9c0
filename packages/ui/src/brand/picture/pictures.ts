import { painted, type Shape } from '../../internal/shape.ts';
import { HEIGHT, WIDTH } from '../cover-art/brush.ts';
import { type CoverColour, coverPaints } from '../cover-art/cover-paints.ts';
import { type Cover, coverPaintOf, coverShapes } from '../cover-art/cover-shapes.ts';
import { drawingOf } from '../sprite/drawing-of.ts';
import { spritePaintOf, strokeEnds } from '../sprite/sprite-paints.ts';
import { spriteTraits } from '../sprite/sprite-traits.ts';

/** A picture of this size, px, has all details. */
const LARGE = 480;

export interface SpritePicture {
  /** Decides the body. */
  seed: string;
  /** Degrees; none: the seed's own. */
  hue: number | undefined;
  /** Of those in which it stands upright. */
  mood: 'idle' | 'happy' | 'talking';
  /** Names the outline of its body in the document. */
  id: string;
}

/** A companion in a box of 100 × 100 units, with its feet at y = 89. */
export function spritePicture({ seed, hue, mood, id }: SpritePicture): Shape[] {
  const traits = spriteTraits(seed);
  const { body, eyes, speech } = drawingOf(traits, mood, LARGE, id);
  const paintOf = spritePaintOf(traits, hue ?? traits.hue);
  return [
    {
      tag: 'g',
      attributes: { transform: `rotate(${traits.lean} 50 89)`, ...strokeEnds },
      children: painted([...body, ...eyes, ...speech], paintOf),
    },
  ];
}

/** What a cover is drawn in: width and height. It may be cut to its place from the middle. */
export const COVER_BOX = [WIDTH, HEIGHT] as const;

/** A game's cover as it is drawn on a page. */
export function coverPicture(cover: Cover & { hue: number }): Shape[] {
  const { tones, stops } = coverPaints((turn) => cover.hue + turn);
  const colours: Record<CoverColour, Shape['attributes']> = { ...tones, ...stops };
  return painted(
    coverShapes(cover),
    coverPaintOf(cover.id, (paint) => colours[paint]),
  );
}
