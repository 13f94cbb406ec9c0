import { type Shape, type SpritePicture, spritePicture } from '@companion/ui/picture';
import { NIGHT } from './colours.ts';
import { ellipse, group, radial } from './shapes.ts';

/** What `standing` paints its shadows with: once in a picture. */
export const shadow = radial('shadow', [0, NIGHT, 0.6], [0.55, NIGHT, 0.42], [1, NIGHT, 0]);

/** A companion with its feet at x, y. It is `size` px large. */
export function standing(x: number, y: number, size: number, sprite: SpritePicture): Shape[] {
  const scale = size / 100;
  return [
    ellipse({ cx: x + 2 * scale, cy: y, rx: 38 * scale, ry: 5.6 * scale, fill: 'url(#shadow)' }),
    group(`translate(${x - 50 * scale} ${y - 89 * scale}) scale(${scale})`, spritePicture(sprite)),
  ];
}
