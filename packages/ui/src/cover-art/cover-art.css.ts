import { style } from '../theme/style.ts';

const tone = (lightness: number, chroma: number, turn = 0) =>
  `oklch(${lightness} ${chroma} calc(var(--cover-hue) + ${turn}))`;

/** Shadows lean towards the night's blue: a dark yellow is mud. */
const dusk = (lightness: number, chroma: number, percent: number) =>
  `color-mix(in oklab, ${tone(lightness, chroma)}, oklch(${lightness} 0.065 278) ${percent}%)`;

/** The one light that is no hue's own: the lamp's. */
const LAMP = 'oklch(0.86 0.13 74)';

export const art = style(
  { display: 'block', inlineSize: '100%', blockSize: '100%', backgroundColor: dusk(0.2, 0.06, 50) },
  'art',
);

const fill = (colour: string, name: string) => style({ fill: colour }, name);
const stop = (colour: string, name: string, opacity = 1) =>
  style({ stopColor: colour, stopOpacity: opacity }, name);

/** From the far and hazy to the near and dark. */
export const farthest = fill(tone(0.47, 0.1, 8), 'farthest');
export const far = fill(dusk(0.38, 0.09, 18), 'far');
export const middle = fill(dusk(0.3, 0.078, 34), 'middle');
export const near = fill(dusk(0.225, 0.06, 48), 'near');
export const nearest = fill(dusk(0.15, 0.042, 58), 'nearest');
/** The night behind a window. */
export const outside = fill(dusk(0.33, 0.08, 88), 'outside');

export const bright = fill(tone(0.9, 0.07, 16), 'bright');
export const pale = fill(tone(0.72, 0.11, 10), 'pale');
export const lamp = fill(LAMP, 'lamp');

export const line = style({ fill: 'none', stroke: tone(0.72, 0.11, 10) }, 'line');
export const brightLine = style({ fill: 'none', stroke: tone(0.9, 0.07, 16) }, 'brightLine');
export const darkLine = style({ fill: 'none', stroke: dusk(0.15, 0.042, 58) }, 'darkLine');
export const lampLine = style({ fill: 'none', stroke: LAMP }, 'lampLine');

export const zenith = stop(dusk(0.2, 0.06, 60), 'zenith');
export const sky = stop(dusk(0.34, 0.095, 32), 'sky');
export const horizon = stop(tone(0.6, 0.12, 14), 'horizon');
export const glowNear = stop(tone(0.93, 0.09, 20), 'glowNear', 0.85);
export const glowFar = stop(tone(0.7, 0.13, 14), 'glowFar', 0);
export const lampNear = stop(LAMP, 'lampNear', 0.7);
export const lampFar = stop(LAMP, 'lampFar', 0);
export const shadeFar = stop(dusk(0.13, 0.04, 55), 'shadeFar', 0);
export const shadeNear = stop(dusk(0.13, 0.04, 55), 'shadeNear', 0.82);
