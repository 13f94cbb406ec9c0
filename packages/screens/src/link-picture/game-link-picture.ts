import { COVER_BOX, coverPicture } from '@companion/ui/picture';
import { brand } from './brand.ts';
import { NIGHT } from './colours.ts';
import { ellipse, group, radialGradient } from './shapes.ts';
import { HEIGHT, svgDocument, WIDTH } from './svg.ts';

export interface GameLinkPicture {
  id: string;
  /** Name of a scene. The id decides when it is missing or unknown. */
  cover: string | undefined;
  /** Degrees. */
  hue: number;
}

/** A game's cover, centred and cropped to fill the picture, darkened behind the brand. Returns an SVG document. */
export function gameLinkPicture({ id, cover, hue }: GameLinkPicture): string {
  const [width, height] = COVER_BOX;
  const scale = Math.max(WIDTH / width, HEIGHT / height);
  const [left, top] = [(WIDTH - width * scale) / 2, (HEIGHT - height * scale) / 2];
  return svgDocument([
    group(
      `translate(${left} ${top}) scale(${scale})`,
      coverPicture({ seed: id, scene: cover, hue, shaded: false, id: 'cover' }),
    ),
    radialGradient('veil', [0, NIGHT, 0.62], [0.45, NIGHT, 0.42], [0.8, NIGHT, 0.1], [1, NIGHT, 0]),
    ellipse({ cx: 190, cy: 90, rx: 460, ry: 230, fill: 'url(#veil)' }),
    brand(),
  ]);
}
