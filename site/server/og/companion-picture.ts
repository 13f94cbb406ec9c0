import { brand } from './brand.ts';
import { PAGE } from './colours.ts';
import { downwards, ellipse, path, radial, rect } from './shapes.ts';
import { shadow, standing } from './standing.ts';
import { HEIGHT, svg, WIDTH } from './svg.ts';

export interface CompanionLook {
  seed: string;
  /** Degrees. */
  hue: number;
}

const MIDDLE = WIDTH / 2;
const FLOOR = 556;
const SIZE = 530;
/** Of the lit floor: half its width and height. */
const POOL = [390, 60] as const;

/** A companion on its stage, in its own light, in a dark room. */
export function companionPicture({ seed, hue }: CompanionLook): string {
  const light = `oklch(0.62 0.16 ${hue})`;
  const bright = `oklch(0.79 0.13 ${hue})`;
  const [rx, ry] = POOL;
  return svg([
    radial('light', [0, light, 0.46], [0.5, light, 0.22], [1, light, 0]),
    downwards('cone', [0, bright, 0.3], [1, bright, 0.07]),
    shadow,
    rect({ width: WIDTH, height: HEIGHT, fill: PAGE }),
    ellipse({ cx: MIDDLE, cy: 330, rx: 620, ry: 430, fill: 'url(#light)' }),
    // From above, a little from the left, as all light here.
    path({
      d: `M${MIDDLE - 110}-40H${MIDDLE - 20}L${MIDDLE + rx} ${FLOOR}A${rx} ${ry} 0 0 1 ${MIDDLE - rx} ${FLOOR}Z`,
      fill: 'url(#cone)',
    }),
    ellipse({ cx: MIDDLE, cy: FLOOR, rx, ry, fill: light, opacity: 0.3 }),
    ellipse({
      cx: MIDDLE - 10,
      cy: FLOOR,
      rx: rx * 0.74,
      ry: ry * 0.7,
      fill: bright,
      opacity: 0.22,
    }),
    ...standing(MIDDLE, FLOOR, SIZE, { seed, hue, mood: 'happy', id: 'body' }),
    brand(),
  ]);
}
