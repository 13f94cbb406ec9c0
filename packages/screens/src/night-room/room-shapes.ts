import type { Shape } from '@companion/ui/picture';
import * as css from './night-room.css.ts';

type Attributes = Shape['attributes'];

const shape =
  (tag: string) =>
  (attributes: Attributes, ...children: Shape[]): Shape => ({
    tag,
    attributes,
    ...(children.length > 0 && { children }),
  });
const path = shape('path');
const rect = shape('rect');
const circle = shape('circle');
const ellipse = shape('ellipse');
const group = shape('g');
const stop = shape('stop');
const defs = shape('defs');
const clipPath = shape('clipPath');
const round = shape('radialGradient');
const straight = shape('linearGradient');

/** Wall, window, lamp, screen and desk, 600 × 520 units. `id` is the prefix of the gradient ids. */
export function roomShapes(id: string): readonly Shape[] {
  const paint = (name: string) => `url(#${id}${name})`;
  return [
    defs(
      {},
      round(
        { id: `${id}lamp` },
        stop({ offset: 0, className: css.lampNear }),
        stop({ offset: 1, className: css.lampFar }),
      ),
      straight(
        { id: `${id}cone`, x2: 0, y2: 1 },
        stop({ offset: 0, className: css.coneNear }),
        stop({ offset: 1, className: css.lampFar }),
      ),
      straight(
        { id: `${id}sky`, x2: 0, y2: 1 },
        stop({ offset: 0, stopColor: 'oklch(0.36 0.09 285)' }),
        stop({ offset: 0.55, stopColor: 'oklch(0.6 0.13 30)' }),
        stop({ offset: 1, stopColor: 'oklch(0.84 0.13 72)' }),
      ),
      straight(
        { id: `${id}cord`, gradientUnits: 'userSpaceOnUse', x1: 0, y1: -90, x2: 0, y2: 40 },
        stop({ offset: 0, className: css.cordFar }),
        stop({ offset: 1, className: css.cordNear }),
      ),
      round(
        { id: `${id}shine` },
        stop({ offset: 0, className: css.shineNear }),
        stop({ offset: 1, className: css.shineFar }),
      ),
      clipPath({ id: `${id}screen` }, rect({ x: 136, y: 150, width: 328, height: 206, rx: 10 })),
    ),
    // Window with the town asleep.
    group(
      { className: css.window },
      rect({ x: 44, y: 44, width: 120, height: 92, rx: 8, className: css.pane }),
      path({ d: 'M104 44v92M44 90h120', className: css.frame }),
      circle({ cx: 136, cy: 66, r: 9, className: css.moon }),
      path({
        d: 'M44 136v-22h16v-12h14v18h18v-26h12v32h20v-16h14v10h26v16z',
        className: css.town,
      }),
      path({ d: 'M66 112h3M84 124h3M97 104h3M122 122h3M148 124h3', className: css.lights }),
    ),
    // Lamp.
    path({ d: 'M470-90v164', stroke: paint('cord'), strokeWidth: 3 }),
    path({ d: 'M438 104L330 402H610L502 104Z', fill: paint('cone') }),
    circle({ cx: 470, cy: 120, r: 250, fill: paint('lamp') }),
    path({ d: 'M438 104C440 84 454 74 470 74C486 74 500 84 502 104Z', className: css.shade }),
    ellipse({ cx: 470, cy: 104, rx: 32, ry: 6, className: css.bulb }),
    // Light of the game on the wall.
    ellipse({ cx: 300, cy: 270, rx: 300, ry: 210, fill: paint('shine') }),
    // Screen.
    rect({ x: 124, y: 138, width: 352, height: 230, rx: 18, className: css.bezel }),
    group(
      { clipPath: paint('screen') },
      rect({ x: 136, y: 150, width: 328, height: 206, fill: paint('sky') }),
      circle({ cx: 360, cy: 262, r: 34, fill: 'oklch(0.95 0.08 85)', opacity: 0.9 }),
      path({
        d: 'M120 300C180 262 230 282 280 268C340 252 400 280 480 258V370H120Z',
        fill: 'oklch(0.5 0.12 40)',
      }),
      path({
        d: 'M120 322C190 296 240 316 310 300C370 288 420 308 480 294V370H120Z',
        fill: 'oklch(0.4 0.1 35)',
      }),
      path({
        d: 'M120 344C200 326 280 344 350 330C400 322 440 332 480 326V370H120Z',
        fill: 'oklch(0.29 0.07 32)',
      }),
      // Three lamp posts on the ridge: the last one is dark.
      ...[
        [196, 290, 'oklch(0.93 0.13 85)'],
        [262, 284, 'oklch(0.93 0.13 85)'],
        [328, 279, 'oklch(0.32 0.05 35)'],
      ].map(([x, y, fill]) =>
        group(
          { transform: `translate(${x} ${y})` },
          path({ d: 'M0 22V0', stroke: 'oklch(0.25 0.05 35)', strokeWidth: 3 }),
          circle({ r: 5, fill }),
        ),
      ),
      path({ d: 'M240 336c0-9 4-14 9-14s9 5 9 14z', fill: 'oklch(0.9 0.1 80)' }),
    ),
    path({ d: 'M280 368h40l8 34h-56z', className: css.foot }),
    // Desk.
    rect({ x: 20, y: 400, width: 560, height: 16, rx: 8, className: css.desk }),
    path({ d: 'M64 416v104M536 416v104', className: css.leg }),
    rect({ x: 226, y: 390, width: 148, height: 12, rx: 6, className: css.keyboard }),
  ];
}
