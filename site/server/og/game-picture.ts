import { COVER_BOX, coverPicture } from '@companion/ui/picture';
import { brand } from './brand.ts';
import { NIGHT } from './colours.ts';
import { ellipse, group, radial } from './shapes.ts';
import { HEIGHT, svg, WIDTH } from './svg.ts';

export interface GameLook {
  id: string;
  /** Name of a scene; one that nobody knows is decided by the id. */
  cover: string | undefined;
  /** Degrees. */
  hue: number;
}

/** A game's cover from edge to edge, cut from the middle as on a page; darker behind the name. */
export function gamePicture({ id, cover, hue }: GameLook): string {
  const [width, height] = COVER_BOX;
  const scale = Math.max(WIDTH / width, HEIGHT / height);
  const [left, top] = [(WIDTH - width * scale) / 2, (HEIGHT - height * scale) / 2];
  return svg([
    group(
      `translate(${left} ${top}) scale(${scale})`,
      coverPicture({ seed: id, scene: cover, hue, shaded: false, id: 'cover' }),
    ),
    radial('veil', [0, NIGHT, 0.62], [0.45, NIGHT, 0.42], [0.8, NIGHT, 0.1], [1, NIGHT, 0]),
    ellipse({ cx: 190, cy: 90, rx: 460, ry: 230, fill: 'url(#veil)' }),
    brand(),
  ]);
}
