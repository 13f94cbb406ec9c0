import type { CompanionLook } from '@companion/ui/sprite';
import { brand } from './brand.ts';
import { PAGE } from './colours.ts';
import { ellipse, path, radialGradient, rect, verticalGradient } from './shapes.ts';
import { companionShadow, standingCompanion } from './standing-companion.ts';
import { HEIGHT, svgDocument, WIDTH } from './svg.ts';

export interface CompanionLinkPicture extends CompanionLook {
  /** Degrees. */
  hue: number;
}

const MIDDLE = WIDTH / 2;
const FLOOR = 556;
const SIZE = 530;
/** Radii of the lit ellipse on the floor. */
const LIT_FLOOR = [390, 60] as const;

/** A companion on a stage, lit in its own hue. Returns an SVG document. */
export function companionLinkPicture({ seed, look, hue }: CompanionLinkPicture): string {
  const light = `oklch(0.62 0.16 ${hue})`;
  const bright = `oklch(0.79 0.13 ${hue})`;
  const [rx, ry] = LIT_FLOOR;
  return svgDocument([
    radialGradient('light', [0, light, 0.46], [0.5, light, 0.22], [1, light, 0]),
    verticalGradient('cone', [0, bright, 0.3], [1, bright, 0.07]),
    companionShadow,
    rect({ width: WIDTH, height: HEIGHT, fill: PAGE }),
    ellipse({ cx: MIDDLE, cy: 330, rx: 620, ry: 430, fill: 'url(#light)' }),
    // Light falls from above, slightly from the left, as in all our drawings.
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
    ...standingCompanion(MIDDLE, FLOOR, SIZE, { seed, look, hue, mood: 'happy', id: 'body' }),
    brand(),
  ]);
}
