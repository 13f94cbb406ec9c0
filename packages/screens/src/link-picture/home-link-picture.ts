import { COVER_BOX, coverPicture, ourCompanion, type Shape } from '@companion/ui/picture';
import { laoTang, moBan } from '../layout/cast.ts';
import { brand } from './brand.ts';
import { PAGE } from './colours.ts';
import { circle, ellipse, group, path, radialGradient, rect, verticalGradient } from './shapes.ts';
import { companionShadow, standingCompanion } from './standing-companion.ts';
import { HEIGHT, svgDocument, WIDTH } from './svg.ts';

const EMBER = 'oklch(0.79 0.155 62)';
const MOONLIGHT = 'oklch(0.66 0.1 245)';
const LINE = 'oklch(0.33 0.02 265)';
const CASE = 'oklch(0.24 0.02 265)';
const BASE = 'oklch(0.32 0.02 265)';
const WOOD = 'oklch(0.47 0.07 52)';
const DARK_WOOD = 'oklch(0.38 0.06 50)';
const SHADE = 'oklch(0.55 0.12 48)';
const BULB = 'oklch(0.95 0.09 85)';

/** Top edge of the desk. */
const DESK = 540;
const MIDDLE = WIDTH / 2;
/** Centre and bottom edge of the lamp. */
const [LAMP_X, LAMP_Y] = [930, 116];
/** The lit area of the screen: x, y, width, height, and the frame around it. */
const [X, Y, SCREEN_WIDTH, SCREEN_HEIGHT, FRAME] = [392, 196, 416, 272, 16];

function lamp(): Shape[] {
  return [
    path({ d: `M${LAMP_X}-10V70`, stroke: LINE, strokeWidth: 5 }),
    circle({ cx: LAMP_X, cy: LAMP_Y + 14, r: 330, fill: 'url(#lamp)' }),
    path({
      d: `M${LAMP_X - 48} ${LAMP_Y}L${LAMP_X - 155} ${DESK}H${LAMP_X + 155}L${LAMP_X + 48} ${LAMP_Y}Z`,
      fill: 'url(#cone)',
    }),
    path({
      d: `M${LAMP_X - 52} ${LAMP_Y}c3-32 26-50 52-50s49 18 52 50z`,
      fill: SHADE,
    }),
    ellipse({ cx: LAMP_X, cy: LAMP_Y, rx: 52, ry: 9, fill: BULB }),
  ];
}

function screen(): Shape[] {
  const scale = SCREEN_WIDTH / COVER_BOX[0];
  const top = Y + (SCREEN_HEIGHT - COVER_BOX[1] * scale) / 2;
  const game = { seed: 'sky-couriers', scene: 'mountains', hue: 255, shaded: false, id: 'game' };
  return [
    path({
      d: `M${MIDDLE - 28} ${Y + SCREEN_HEIGHT}h56l10 ${DESK - Y - SCREEN_HEIGHT}h-76z`,
      fill: CASE,
    }),
    rect({ x: MIDDLE - 100, y: DESK - 12, width: 200, height: 14, rx: 7, fill: BASE }),
    rect({
      x: X - FRAME,
      y: Y - FRAME,
      width: SCREEN_WIDTH + 2 * FRAME,
      height: SCREEN_HEIGHT + 2 * FRAME,
      rx: 24,
      fill: CASE,
      stroke: LINE,
      strokeWidth: 2,
    }),
    {
      tag: 'clipPath',
      attributes: { id: 'screen' },
      children: [rect({ x: X, y: Y, width: SCREEN_WIDTH, height: SCREEN_HEIGHT, rx: 12 })],
    },
    {
      tag: 'g',
      attributes: { clipPath: 'url(#screen)' },
      children: [group(`translate(${X} ${top}) scale(${scale})`, coverPicture(game))],
    },
  ];
}

/** A desk at night with a lamp, a game on the screen and three companions. Returns an SVG document. */
export function homeLinkPicture(): string {
  return svgDocument([
    radialGradient('shine', [0, MOONLIGHT, 0.42], [0.5, MOONLIGHT, 0.16], [1, MOONLIGHT, 0]),
    radialGradient('lamp', [0, EMBER, 0.42], [0.45, EMBER, 0.16], [1, EMBER, 0]),
    verticalGradient('cone', [0, EMBER, 0.3], [1, EMBER, 0.03]),
    companionShadow,
    rect({ width: WIDTH, height: HEIGHT, fill: PAGE }),
    // Light of the screen on the wall.
    ellipse({ cx: MIDDLE, cy: 350, rx: 620, ry: 420, fill: 'url(#shine)' }),
    ...lamp(),
    ...screen(),
    path({
      d: `M190 ${DESK + 10}V${HEIGHT}M1010 ${DESK + 10}V${HEIGHT}`,
      stroke: DARK_WOOD,
      strokeWidth: 20,
    }),
    rect({ x: 110, y: DESK, width: WIDTH - 220, height: 24, rx: 12, fill: WOOD }),
    ...standingCompanion(560, Y - FRAME + 3, 150, {
      ...moBan,
      mood: 'idle',
      id: 'top',
    }),
    ...standingCompanion(262, DESK + 5, 230, {
      ...laoTang,
      mood: 'talking',
      id: 'left',
    }),
    ...standingCompanion(LAMP_X, DESK + 5, 260, { ...ourCompanion, mood: 'happy', id: 'right' }),
    brand(),
  ]);
}
