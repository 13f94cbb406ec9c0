import type { Attributes } from '../../internal/shape.ts';
import { mixed, toCss } from '../../theme/oklch.ts';
import type { Oklch } from '../../theme/tokens.ts';
import type { Tone } from './part.ts';
import type { Coat } from './sprite-traits.ts';

export type CoatColours = readonly [
  coat: Oklch,
  deep: Oklch,
  light: Oklch,
  second: Oklch,
  secondDeep: Oklch,
  ink?: Oklch | undefined,
  screen?: Oklch | undefined,
  own?: Partial<Record<Tone, Oklch>>,
];

const INK: Oklch = [0.22, 0.035, 280];
const SCREEN: Oklch = [0.98, 0.025, 90];

const towardsNight = (colour: Oklch, percent: number) => mixed(colour, [0.34, 0.11, 285], percent);

/** Lightness is fixed, so that all hues have the same weight. */
export const coatColours: Record<Coat, (hue: number, accent: number) => CoatColours> = {
  bright: (hue, accent) => [
    [0.79, 0.13, hue],
    [0.6, 0.13, hue],
    [0.91, 0.06, hue],
    [0.64, 0.15, accent],
    [0.48, 0.13, accent],
  ],
  deep: (hue, accent) => [
    [0.63, 0.14, hue],
    [0.46, 0.12, hue],
    [0.83, 0.08, hue],
    [0.84, 0.11, accent],
    [0.66, 0.12, accent],
    [0.18, 0.035, 280],
  ],
  cream: (hue) => [
    [0.91, 0.045, hue],
    [0.7, 0.1, hue],
    [0.97, 0.02, hue],
    [0.7, 0.15, hue],
    [0.54, 0.14, hue],
  ],
  dusk: (hue, accent) => {
    const dusk = towardsNight([0.48, 0.11, hue], 24);
    return [
      dusk,
      towardsNight([0.37, 0.09, hue], 24),
      [0.6, 0.1, hue],
      [0.78, 0.13, accent],
      [0.6, 0.12, accent],
      [0.95, 0.06, 88],
      dusk,
    ];
  },
};

export type SpritePaint =
  | Tone
  | 'body'
  | 'limbs'
  | 'hands'
  | 'dark'
  | 'lit'
  | 'bounce'
  | 'pool'
  | 'grain'
  | 'eyes'
  | 'irises'
  | 'screens'
  | 'lines'
  | 'mouth'
  | 'cheeks';

/** All strokes have round ends. */
export const strokeEnds = { strokeLinecap: 'round', strokeLinejoin: 'round' } as const;

const filled = (colour: Oklch) => ({ fill: toCss(colour) });
const along = (colour: Oklch) => ({ fill: 'none', stroke: toCss(colour) });

/** Attributes of a paint for a companion of this hue, degrees. A tone with a `strokeWidth` becomes a stroke. */
export function spritePaintOf(
  { colours }: { colours: (hue: number) => CoatColours },
  hue: number,
  bodyClass?: string,
) {
  const [coat, deep, light, second, secondDeep, ink = INK, screen = SCREEN, own] = colours(hue);
  // A translucent dark colour, so that it also darkens markings.
  const shade = towardsNight([0.42, 0.14, hue], 40);
  const tones: Record<Tone, Oklch> = {
    coat,
    deep,
    light,
    bloom: light,
    accent: second,
    accentDeep: secondDeep,
    cream: [0.88, 0.07, 82],
    glow: [0.91, 0.12, 88],
    ink: [0.27, 0.03, 280],
    wood: [0.52, 0.08, 55],
    metal: [0.76, 0.02, 250],
    brass: [0.8, 0.12, 82],
    red: [0.63, 0.19, 26],
    leaf: [0.7, 0.14, 140],
    white: [0.97, 0.012, 85],
    skin: [0.86, 0.07, 62],
    hair: [0.3, 0.03, 50],
    ...own,
  };
  // Created on demand: a drawing uses about ten of them.
  const others: Record<Exclude<SpritePaint, Tone>, () => Attributes> = {
    body: () => ({ ...filled(coat), className: bodyClass }),
    limbs: () => ({ ...along(mixed(coat, deep, 55)), strokeWidth: 6.4 }),
    hands: () => ({ ...along(mixed(coat, deep, 35)), strokeWidth: 8.6 }),
    dark: () => ({ ...along(shade), strokeWidth: 8.4, opacity: 0.34 }),
    lit: () => ({ ...along([0.95, 0.075, 80, 0.9]), strokeWidth: 1.8 }),
    bounce: () => ({ ...along([0.88, 0.07, 215, 0.5]), strokeWidth: 1.8 }),
    /** A circle of lamp light, in one step like a print. */
    pool: () => filled([0.96, 0.07, 80, 0.15]),
    grain: () => ({
      ...along(shade),
      strokeWidth: 0.9,
      strokeDasharray: '0 2.1',
      opacity: 0.4,
    }),
    eyes: () => ({ ...filled(ink), fillRule: 'evenodd' }),
    irises: () => filled(mixed(ink, coat, 45)),
    screens: () => ({ ...along(screen), ...filled(screen), strokeWidth: 0.7 }),
    lines: () => ({ ...along(ink), strokeWidth: 2.5 }),
    mouth: () => ({ ...along(ink), ...filled([0.34, 0.1, 20]), strokeWidth: 1.8 }),
    cheeks: () => ({ ...along([0.66, 0.19, 22, 0.75]), strokeWidth: 1.9 }),
  };
  const isTone = (paint: SpritePaint): paint is Tone => Object.hasOwn(tones, paint);
  return (paint: SpritePaint, { strokeWidth }: Attributes): Attributes => {
    if (!isTone(paint)) return others[paint]();
    return strokeWidth === undefined ? filled(tones[paint]) : along(tones[paint]);
  };
}
