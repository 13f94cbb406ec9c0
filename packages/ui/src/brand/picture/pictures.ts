import { painted, type Shape } from '../../internal/shape.ts';
import { HEIGHT, WIDTH } from '../cover-art/brush.ts';
import { type CoverColour, coverPaints } from '../cover-art/cover-paints.ts';
import { type Cover, coverPaintOf, coverShapes } from '../cover-art/cover-shapes.ts';
import type { CompanionLook } from '../sprite/companion.ts';
import { designedFigure } from '../sprite/designed/designed-figure.ts';
import { drawingOf } from '../sprite/drawing-of.ts';
import { seededFigure } from '../sprite/figure.ts';
import { spritePaintOf, strokeEnds } from '../sprite/sprite-paints.ts';

/** A size with all details, px. */
const LARGE = 480;

export interface SpritePicture extends CompanionLook {
  /** Moods with an upright posture. */
  mood: 'idle' | 'happy' | 'talking';
  /** Id of the clip path, unique in the document. */
  id: string;
}

/** The shapes of a companion in a view box of 100 × 100. Its feet are at y = 89. */
export function spritePicture({ seed, look, hue, mood, id }: SpritePicture): Shape[] {
  const figure = look ? designedFigure(seed, look) : seededFigure(seed);
  const { body, eyes, speech } = drawingOf(figure, mood, LARGE, id);
  const paintOf = spritePaintOf(figure, look?.hue ?? hue ?? figure.hue);
  return [
    {
      tag: 'g',
      attributes: { transform: `rotate(${figure.lean} 50 89)`, ...strokeEnds },
      children: painted([...body, ...eyes, ...speech], paintOf),
    },
  ];
}

/** Width and height of a cover. Crop it from the middle. */
export const COVER_BOX = [WIDTH, HEIGHT] as const;

/** The shapes of a game's cover. */
export function coverPicture(cover: Cover & { hue: number }): Shape[] {
  const { tones, stops } = coverPaints((turn) => cover.hue + turn);
  const colours: Record<CoverColour, Shape['attributes']> = { ...tones, ...stops };
  return painted(
    coverShapes(cover),
    coverPaintOf(cover.id, (paint) => colours[paint]),
  );
}
