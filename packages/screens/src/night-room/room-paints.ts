import type { Shape } from '@companion/ui/picture';

export type Theme = 'night' | 'day';

type Attribute = 'fill' | 'stroke' | 'stopColor';

/** Colours at night and by day. With one colour, it is the same in both. */
const paints = {
  lampFar: ['stopColor', 'oklch(0.79 0.155 62 / 0)'],
  coneNear: ['stopColor', 'oklch(0.86 0.14 70 / 0.34)'],
  skyHigh: ['stopColor', 'oklch(0.22 0.05 272)', 'oklch(0.74 0.1 238)'],
  skyLow: ['stopColor', 'oklch(0.4 0.07 290)', 'oklch(0.92 0.05 215)'],
  moon: ['fill', 'oklch(0.93 0.05 95)'],
  halo: ['fill', 'oklch(0.93 0.05 95 / 0.12)'],
  cloud: ['fill', 'oklch(1 0 0 / 0.85)'],
  stars: ['stroke', 'oklch(0.95 0.02 90 / 0.75)'],
  town: ['fill', 'oklch(0.19 0.032 270)', 'oklch(0.72 0.05 250)'],
  nearTown: ['fill', 'oklch(0.155 0.026 270)', 'oklch(0.6 0.055 252)'],
  lights: ['stroke', 'oklch(0.82 0.13 72)'],
  frame: ['stroke', 'oklch(0.36 0.03 268)', 'oklch(0.985 0.008 85)'],
  sill: ['fill', 'oklch(0.4 0.032 268)', 'oklch(0.97 0.01 85)'],
  curtain: ['fill', 'oklch(0.42 0.075 25)', 'oklch(0.8 0.09 45)'],
  fold: ['stroke', 'oklch(0.34 0.07 22)', 'oklch(0.72 0.1 42)'],
  rod: ['stroke', 'oklch(0.45 0.06 55)', 'oklch(0.6 0.08 55)'],
  sunPatch: ['fill', 'oklch(0.99 0.03 95 / 0.75)'],
  pot: ['fill', 'oklch(0.55 0.11 40)', 'oklch(0.66 0.12 42)'],
  leaf: ['fill', 'oklch(0.5 0.09 150)', 'oklch(0.6 0.12 145)'],
  leafBack: ['fill', 'oklch(0.4 0.075 155)', 'oklch(0.5 0.1 150)'],
  paper: ['fill', 'oklch(0.36 0.06 215)', 'oklch(0.62 0.09 215)'],
  paperLight: ['fill', 'oklch(0.66 0.08 205)', 'oklch(0.9 0.05 205)'],
  paperDark: ['fill', 'oklch(0.28 0.05 222)', 'oklch(0.48 0.08 222)'],
  paperInk: ['fill', 'oklch(0.87 0.05 90)', 'oklch(0.97 0.03 90)'],
  tape: ['fill', 'oklch(0.8 0.06 90 / 0.5)'],
  board: ['fill', 'oklch(0.42 0.065 50)', 'oklch(0.68 0.085 58)'],
  bracket: ['stroke', 'oklch(0.34 0.05 48)', 'oklch(0.56 0.075 52)'],
  bookRed: ['fill', 'oklch(0.48 0.09 25)', 'oklch(0.62 0.13 28)'],
  bookBlue: ['fill', 'oklch(0.46 0.075 225)', 'oklch(0.6 0.1 230)'],
  bookGreen: ['fill', 'oklch(0.46 0.07 160)', 'oklch(0.62 0.095 160)'],
  bookGold: ['fill', 'oklch(0.62 0.1 72)', 'oklch(0.78 0.12 76)'],
  label: ['stroke', 'oklch(0.85 0.04 85 / 0.55)', 'oklch(0.99 0.02 85 / 0.8)'],
  cordNear: ['stopColor', 'oklch(0.4 0.02 265)', 'oklch(0.55 0.02 265)'],
  cordFar: ['stopColor', 'oklch(0.4 0.02 265 / 0)', 'oklch(0.55 0.02 265 / 0)'],
  shade: ['fill', 'oklch(0.58 0.13 46)', 'oklch(0.64 0.14 44)'],
  gloss: ['fill', 'oklch(0.9 0.1 70 / 0.24)', 'oklch(0.97 0.05 80 / 0.5)'],
  bulb: ['fill', 'oklch(0.96 0.09 85)', 'oklch(0.86 0.03 85)'],
  bezel: ['fill', 'oklch(0.27 0.02 265)', 'oklch(0.33 0.022 265)'],
  bezelEdge: ['stroke', 'oklch(0.52 0.045 60)'],
  foot: ['fill', 'oklch(0.23 0.02 265)', 'oklch(0.28 0.022 265)'],
  power: ['fill', 'oklch(0.79 0.155 62)'],
  keyboard: ['fill', 'oklch(0.34 0.022 265)', 'oklch(0.42 0.022 265)'],
  keys: ['stroke', 'oklch(0.47 0.022 265)', 'oklch(0.6 0.02 265)'],
  mug: ['fill', 'oklch(0.68 0.09 195)', 'oklch(0.7 0.1 195)'],
  mugLight: ['fill', 'oklch(0.8 0.08 195)', 'oklch(0.84 0.07 195)'],
  handle: ['stroke', 'oklch(0.6 0.09 195)', 'oklch(0.62 0.1 195)'],
  steam: ['stroke', 'oklch(0.95 0.02 80 / 0.22)'],
} as const satisfies Record<string, readonly [Attribute, night: string, day?: string]>;

/** Attributes of each paint in a theme. */
export const paintsOf = (theme: Theme) =>
  Object.fromEntries(
    Object.entries<readonly [Attribute, string, string?]>(paints).map(
      ([name, [attribute, night, day]]) => [
        name,
        { [attribute]: theme === 'night' ? night : (day ?? night) },
      ],
    ),
  ) as Record<keyof typeof paints, Shape['attributes']>;
