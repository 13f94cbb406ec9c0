import type { Shape } from '@companion/ui/picture';
import { backdropShapes, GAME } from './backdrop-shapes.ts';
import { paintsOf, type Theme } from './room-paints.ts';
import {
  circle,
  clipPath,
  defs,
  ellipse,
  group,
  linearGradient,
  path,
  rect,
  stop,
  svg,
} from './shapes.ts';

/** The picture of the room, units. Its lower edge is the top of the desk. */
export const ROOM = { width: 800, height: 600 } as const;
/** A length in % of the picture's width, for what is placed over it. */
export const units = (length: number) => `${((100 * length) / ROOM.width).toFixed(2)}cqi`;
/** The screen on the desk. */
export const SCREEN = { x: 214, y: 264, width: 352, height: 221 } as const;

type Paints = ReturnType<typeof paintsOf>;
const only = (isShown: boolean, ...shapes: Shape[]) => (isShown ? shapes : []);

/** Window, shelf, lamp, screen and what stands on the desk: all that does not move. */
export function roomShapes(theme: Theme): readonly Shape[] {
  const p = paintsOf(theme);
  const isNight = theme === 'night';
  return [
    defs(
      {},
      linearGradient(
        { id: 'c', x2: 0, y2: 1 },
        stop({ offset: 0, ...p.coneNear }),
        stop({ offset: 1, ...p.lampFar }),
      ),
      linearGradient(
        { id: 'k', x2: 0, y2: 1 },
        stop({ offset: 0, ...p.skyHigh }),
        stop({ offset: 1, ...p.skyLow }),
      ),
      linearGradient(
        { id: 'o', gradientUnits: 'userSpaceOnUse', x1: 0, y1: -80, x2: 0, y2: 20 },
        stop({ offset: 0, ...p.cordFar }),
        stop({ offset: 1, ...p.cordNear }),
      ),
      clipPath({ id: 'g' }, rect({ x: 40, y: 92, width: 156, height: 178, rx: 6 })),
    ),
    ...only(!isNight, path({ d: 'M238 250L404 210L560 600H330Z', ...p.sunPatch })),
    group({ transform: 'translate(-10 -34)' }, ...windowShapes(p, isNight)),
    ...poster(p),
    ...shelf(p),
    ...lamp(p, isNight),
    ...screen(p, isNight),
    svg(
      { ...SCREEN, viewBox: `0 0 ${GAME.width} ${GAME.height}`, preserveAspectRatio: 'none' },
      ...backdropShapes,
    ),
    ...mug(p, isNight),
  ];
}

const windowShapes = (p: Paints, isNight: boolean): Shape[] => [
  group(
    { clipPath: 'url(#g)' },
    rect({ x: 40, y: 92, width: 156, height: 178, fill: 'url(#k)' }),
    ...only(
      isNight,
      circle({ cx: 156, cy: 136, r: 32, ...p.halo }),
      circle({ cx: 156, cy: 136, r: 15, ...p.moon }),
      path({
        d: 'M62 112h0M98 104h0M84 146h0M124 168h0M184 176h0M60 178h0M112 128h0',
        ...p.stars,
        strokeWidth: 2.4,
        strokeLinecap: 'round',
      }),
    ),
    ...only(
      !isNight,
      path({
        d: 'M66 150a11 11 0 0 1 8-18a15 15 0 0 1 28-3a12 12 0 0 1 12 21zM132 118a7 7 0 0 1 5-11a9 9 0 0 1 17-2a8 8 0 0 1 8 13z',
        ...p.cloud,
      }),
    ),
    path({
      d: 'M40 270v-46h20v-14h18v26h16v-40h20v52h24v-30h22v-16h20v30h16v38z',
      ...p.town,
    }),
    path({
      d: 'M40 270v-26h30v14h34v-34l18-12l18 12v24h26v-16h30v38z',
      ...p.nearTown,
    }),
    ...only(
      isNight,
      path({
        d: 'M66 220h4M102 206h4M102 218h4M158 216h4M170 240h4M52 254h4M118 232h5M128 232h5M182 250h4',
        ...p.lights,
        strokeWidth: 4.4,
      }),
    ),
  ),
  path({ d: 'M118 92v178M40 178h156', ...p.frame, strokeWidth: 5 }),
  rect({
    x: 40,
    y: 92,
    width: 156,
    height: 178,
    rx: 7,
    fill: 'none',
    ...p.frame,
    strokeWidth: 9,
  }),
  path({ d: 'M2 78H234', ...p.rod, strokeWidth: 5, strokeLinecap: 'round' }),
  path({
    d: 'M8 78H70C72 138 64 190 34 216C42 240 44 262 40 292H6Q14 190 8 78ZM228 78H166C164 138 172 190 202 216C194 240 192 262 196 292H230Q222 190 228 78Z',
    ...p.curtain,
  }),
  path({
    d: 'M26 80Q30 150 20 210M48 80Q48 140 32 186M210 80Q206 150 216 210M188 80Q188 140 204 186',
    ...p.fold,
    strokeWidth: 3,
    fill: 'none',
    strokeLinecap: 'round',
  }),
  rect({ x: 26, y: 270, width: 184, height: 11, rx: 4, ...p.sill }),
  path({
    d: 'M92 244q-22-10-24-34q20 6 25 30q-4-34 13-48q11 20-6 48q14-22 32-20q-4 20-30 26z',
    ...p.leafBack,
  }),
  path({ d: 'M97 246q-24-4-32-20q22-4 32 16q0-24 18-34q8 20-14 38z', ...p.leaf }),
  path({ d: 'M80 244h36l-4 26h-28z', ...p.pot }),
];

const poster = (p: Paints): Shape[] => [
  group(
    { transform: 'rotate(-3 448 142)' },
    rect({ x: 402, y: 76, width: 92, height: 124, rx: 4, ...p.paper }),
    circle({ cx: 448, cy: 122, r: 22, ...p.paperLight }),
    path({ d: 'M402 164q23-18 46-4t46-8v44q0 4-4 4h-84q-4 0-4-4z', ...p.paperDark }),
    path({ d: 'M436 158l13-34l13 34zM412 182h46v5h-46z', ...p.paperInk }),
    rect({ x: 436, y: 70, width: 24, height: 10, ...p.tape }),
  ),
];

const shelf = (p: Paints): Shape[] => [
  path({ d: 'M672 236v18M788 236v18', ...p.bracket, strokeWidth: 6 }),
  path({ d: 'M664 166h18v62h-18zM757 176h22v52h-22z', ...p.bookRed }),
  path({ d: 'M684 156h15v72h-15z', ...p.bookBlue }),
  path({ d: 'M701 172h22v56h-22zM783 230l10-58l16 3l-10 55z', ...p.bookGreen }),
  path({ d: 'M726 162h13v66h-13zM741 184h14v44h-14z', ...p.bookGold }),
  path({
    d: 'M668 176h10M687 168h9M705 184h14M729 174h7M744 196h8M761 188h14',
    ...p.label,
    strokeWidth: 3,
  }),
  rect({ x: 648, y: 228, width: 164, height: 10, rx: 3, ...p.board }),
];

const lamp = (p: Paints, isNight: boolean): Shape[] => [
  ...only(isNight, path({ d: 'M554 116L420 600H772L638 116Z', fill: 'url(#c)' })),
  path({ d: 'M596-110V56', stroke: 'url(#o)', strokeWidth: 3.5 }),
  path({ d: 'M552 116C553 80 574 54 596 54C618 54 639 80 640 116Z', ...p.shade }),
  path({ d: 'M562 108C565 82 578 66 591 63C580 72 574 88 573 110Z', ...p.gloss }),
  ellipse({ cx: 596, cy: 116, rx: 44, ry: 8, ...p.bulb }),
];

const screen = (p: Paints, isNight: boolean): Shape[] => [
  path({ d: 'M364 508h52l10 86h-72z', ...p.foot }),
  path({ d: 'M310 592q0-6 6-6h148q6 0 6 6v8H310z', ...p.foot }),
  rect({ x: 200, y: 250, width: 380, height: 262, rx: 18, ...p.bezel }),
  ...only(
    isNight,
    path({ d: 'M214 251H566', ...p.bezelEdge, strokeWidth: 2, strokeLinecap: 'round' }),
  ),
  circle({ cx: 390, cy: 498, r: 2.6, ...p.power }),
  path({ d: 'M288 600l6-12q1-2 4-2h186q3 0 4 2l6 12z', ...p.keyboard }),
  path({
    d: 'M300 590h184M296 596h192',
    ...p.keys,
    strokeWidth: 3,
    strokeDasharray: '8 3',
  }),
];

const mug = (p: Paints, isNight: boolean): Shape[] => [
  path({ d: 'M787 562q15-2 15 10t-15 11', ...p.handle, strokeWidth: 5, fill: 'none' }),
  path({ d: 'M748 556h40v40q0 4-4 4h-32q-4 0-4-4z', ...p.mug }),
  path({ d: 'M748 556h11v44h-7q-4 0-4-4z', ...p.mugLight }),
  ...only(
    isNight,
    path({
      d: 'M760 548q8-12 0-24t1-22M776 546q7-11 0-21',
      ...p.steam,
      strokeWidth: 4,
      fill: 'none',
      strokeLinecap: 'round',
    }),
  ),
];
