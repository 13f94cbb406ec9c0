import { type Shape, type SpritePicture, spritePicture } from '@companion/ui/picture';
import { NIGHT } from './colours.ts';
import { ellipse, group, radialGradient } from './shapes.ts';

/** Gradient that `standingCompanion` refers to. Add it once to each picture. */
export const companionShadow = radialGradient(
  'shadow',
  [0, NIGHT, 0.6],
  [0.55, NIGHT, 0.42],
  [1, NIGHT, 0],
);

/** A companion and its shadow. The feet are at `x`, `y`; `size` is its height and width in px. */
export function standingCompanion(
  x: number,
  y: number,
  size: number,
  sprite: SpritePicture,
): Shape[] {
  const scale = size / 100;
  return [
    ellipse({ cx: x + 2 * scale, cy: y, rx: 38 * scale, ry: 5.6 * scale, fill: 'url(#shadow)' }),
    group(`translate(${x - 50 * scale} ${y - 89 * scale}) scale(${scale})`, spritePicture(sprite)),
  ];
}
