import { dayTheme } from '@companion/ui/theme';
import { createVar, style } from '@vanilla-extract/css';

/** Colours of the house. At night only lamp light is strong. */
const paints = {
  wall: ['oklch(0.3 0.03 278)', 'oklch(0.925 0.032 78)'],
  wallEdge: ['oklch(0.265 0.03 280)', 'oklch(0.865 0.04 72)'],
  stone: ['oklch(0.245 0.026 276)', 'oklch(0.84 0.035 70)'],
  joint: ['oklch(0.215 0.024 276)', 'oklch(0.78 0.04 66)'],
  trim: ['oklch(0.42 0.028 276)', 'oklch(0.985 0.012 85)'],
  roof: ['oklch(0.235 0.036 305)', 'oklch(0.62 0.085 36)'],
  tile: ['oklch(0.275 0.038 305)', 'oklch(0.56 0.085 34)'],
  metal: ['oklch(0.37 0.026 250)', 'oklch(0.6 0.03 240)'],
  wood: ['oklch(0.4 0.075 42)', 'oklch(0.52 0.1 40)'],
  woodDark: ['oklch(0.31 0.06 40)', 'oklch(0.43 0.09 38)'],
  dark: ['oklch(0.19 0.03 272)', 'oklch(0.66 0.035 245)'],
  ink: ['oklch(0.13 0.02 275)', 'oklch(0.33 0.03 275)'],
  linen: ['oklch(0.62 0.025 85)', 'oklch(0.87 0.035 80)'],
  red: ['oklch(0.45 0.085 22)', 'oklch(0.64 0.12 28)'],
  blue: ['oklch(0.44 0.06 235)', 'oklch(0.62 0.09 235)'],
  leaf: ['oklch(0.34 0.05 155)', 'oklch(0.56 0.09 148)'],
  leafLight: ['oklch(0.41 0.06 150)', 'oklch(0.66 0.1 142)'],
  pot: ['oklch(0.44 0.075 38)', 'oklch(0.62 0.11 40)'],
  lamp: ['oklch(0.93 0.11 84)', 'oklch(0.94 0.03 90)'],
  lampLight: ['oklch(0.82 0.14 70 / 0.5)', 'oklch(0.9 0.05 80 / 0)'],
  stairs: ['oklch(0.4 0.045 66)', 'oklch(0.88 0.045 85)'],
  stairsShade: ['oklch(0.3 0.035 50)', 'oklch(0.7 0.05 66)'],
  moon: ['oklch(0.93 0.05 95)', 'oklch(0.99 0.04 95)'],
  far: ['oklch(0.215 0.032 278)', 'oklch(0.87 0.025 235)'],
  farther: ['oklch(0.235 0.038 284)', 'oklch(0.905 0.022 230)'],
  room: ['oklch(0.27 0.04 50)', 'oklch(0.945 0.03 82)'],
  roomLight: ['oklch(0.82 0.14 70 / 0.26)', 'oklch(0.99 0.05 92 / 0.7)'],
  doorLight: ['oklch(0.82 0.14 70 / 0.3)', 'oklch(0.99 0.04 90 / 0.5)'],
  shelfBack: ['oklch(0.22 0.038 46)', 'oklch(0.74 0.07 62)'],
  brass: ['oklch(0.7 0.09 82)', 'oklch(0.8 0.1 86)'],
  brassDark: ['oklch(0.46 0.07 76)', 'oklch(0.56 0.09 78)'],
  engraved: ['oklch(0.22 0.03 60)', 'oklch(0.26 0.04 60)'],
  paper: ['oklch(0.89 0.03 84)', 'oklch(0.985 0.014 90)'],
  writing: ['oklch(0.26 0.03 50)', 'oklch(0.28 0.03 50)'],
  calendarRed: ['oklch(0.5 0.14 28)', 'oklch(0.58 0.16 28)'],
  cork: ['oklch(0.42 0.055 60)', 'oklch(0.76 0.075 70)'],
  corkSpot: ['oklch(0.35 0.05 55)', 'oklch(0.69 0.08 64)'],
  street: ['oklch(0.2 0.024 274)', 'oklch(0.8 0.03 75)'],
  kerb: ['oklch(0.34 0.026 272)', 'oklch(0.9 0.025 80)'],
} as const satisfies Record<string, readonly [night: string, day: string]>;

export type HousePaint = keyof typeof paints;

const names = Object.keys(paints) as HousePaint[];
export const paint = Object.fromEntries(names.map((name) => [name, createVar()])) as Record<
  HousePaint,
  string
>;
const valuesOf = (theme: 0 | 1) =>
  Object.fromEntries(names.map((name) => [paint[name], paints[name][theme]]));

export const painted = style({
  vars: valuesOf(0),
  selectors: { [`${dayTheme} &`]: { vars: valuesOf(1) } },
});
