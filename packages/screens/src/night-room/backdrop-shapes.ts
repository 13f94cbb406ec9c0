import type { Shape } from '@companion/ui/picture';
import { circle, defs, group, linearGradient, path, radialGradient, rect, stop } from './shapes.ts';

/** The picture of the game, units. */
export const GAME = { width: 328, height: 206 } as const;
/** The third lamp. */
export const LAMP = { x: 200, y: 116 } as const;

const INK = 'oklch(0.22 0.05 35)';
const lampAt = (x: number, y: number, isLit: boolean): Shape =>
  group(
    { transform: `translate(${x} ${y})` },
    ...(isLit ? [circle({ r: 34, fill: 'url(#w)' })] : []),
    path({ d: 'M0 34V4M-6 4H6', stroke: INK, strokeWidth: 2.6, strokeLinecap: 'round' }),
    path({
      d: 'M-5 4L-3.6-7H3.6L5 4Z',
      fill: isLit ? 'oklch(0.95 0.12 86)' : 'oklch(0.3 0.05 35)',
    }),
    path({ d: 'M-5.4-7H5.4L0-11.4Z', fill: INK }),
  );

/** What stands still in the game: sky, far hills, and the lamps, of which the third is dark. */
export const backdropShapes: readonly Shape[] = [
  defs(
    {},
    linearGradient(
      { id: 'd', x2: 0, y2: 1 },
      stop({ offset: 0, stopColor: 'oklch(0.27 0.075 282)' }),
      stop({ offset: 0.4, stopColor: 'oklch(0.42 0.11 350)' }),
      stop({ offset: 0.72, stopColor: 'oklch(0.7 0.14 50)' }),
    ),
    radialGradient(
      { id: 'w' },
      stop({ offset: 0, stopColor: 'oklch(0.95 0.11 85 / 0.95)' }),
      stop({ offset: 0.25, stopColor: 'oklch(0.88 0.14 75 / 0.5)' }),
      stop({ offset: 1, stopColor: 'oklch(0.8 0.14 62 / 0)' }),
    ),
  ),
  rect({ width: GAME.width, height: GAME.height, fill: 'url(#d)' }),
  circle({ cx: 22, cy: 126, r: 84, fill: 'url(#w)', opacity: 0.55 }),
  circle({ cx: 22, cy: 126, r: 25, fill: 'oklch(0.93 0.09 80)' }),
  path({
    d: 'M38 42h92M228 28h68M132 66h52',
    stroke: 'oklch(0.78 0.1 50 / 0.28)',
    strokeWidth: 5,
    strokeLinecap: 'round',
  }),
  path({
    d: 'M0 132L30 118L58 128L96 104L140 130L176 116L214 134L262 108L300 126L328 116V206H0Z',
    fill: 'oklch(0.45 0.1 10 / 0.6)',
  }),
  path({
    d: 'M0 148C50 118 98 135 144 124C204 108 264 136 328 117V206H0Z',
    fill: 'oklch(0.45 0.11 36)',
  }),
  lampAt(62, 128, true),
  lampAt(128, 122, true),
  lampAt(LAMP.x, LAMP.y, false),
];
