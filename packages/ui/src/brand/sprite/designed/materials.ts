import type { Oklch } from '../../../theme/tokens.ts';
import { type CoatColours, coatColours } from '../sprite-paints.ts';

const GLOWING: Oklch = [0.93, 0.13, 92];

/** What a body is made of. Each is a function of its hue, degrees. */
export const materials: Record<string, (hue: number) => CoatColours> = {
  bright: (hue) => coatColours.bright(hue, hue + 180),
  deep: (hue) => coatColours.deep(hue, hue + 40),
  cream: (hue) => coatColours.cream(hue, hue),
  dusk: (hue) => coatColours.dusk(hue, hue + 150),
  flame: (hue) => [
    [0.8, 0.145, hue],
    [0.62, 0.16, hue - 20],
    [0.93, 0.09, hue + 22],
    [0.66, 0.17, hue - 28],
    [0.5, 0.13, hue - 28],
  ],
  brass: (hue) => [
    [0.82, 0.115, hue],
    [0.58, 0.1, hue - 10],
    [0.93, 0.08, hue + 8],
    [0.52, 0.09, hue + 190],
    [0.4, 0.08, hue + 190],
  ],
  bronze: (hue) => [
    [0.64, 0.1, hue],
    [0.45, 0.085, hue - 8],
    [0.82, 0.08, hue + 14],
    [0.72, 0.09, 175],
    [0.54, 0.08, 175],
  ],
  iron: (hue) => [
    [0.56, 0.035, hue],
    [0.4, 0.035, hue],
    [0.74, 0.03, hue],
    [0.78, 0.13, 70],
    [0.6, 0.12, 60],
  ],
  silver: (hue) => [
    [0.86, 0.022, hue],
    [0.62, 0.035, hue],
    [0.96, 0.012, hue],
    [0.64, 0.14, hue],
    [0.46, 0.11, hue],
  ],
  wood: (hue) => [
    [0.66, 0.09, hue],
    [0.47, 0.08, hue - 6],
    [0.83, 0.075, hue + 14],
    [0.66, 0.16, hue - 20],
    [0.5, 0.13, hue - 20],
  ],
  straw: (hue) => [
    [0.83, 0.085, hue],
    [0.62, 0.085, hue - 14],
    [0.92, 0.06, hue + 6],
    [0.64, 0.14, hue - 30],
    [0.5, 0.12, hue - 30],
  ],
  paper: (hue) => [
    [0.945, 0.024, hue],
    [0.77, 0.05, hue],
    [0.985, 0.012, hue],
    [0.65, 0.17, hue],
    [0.5, 0.14, hue],
  ],
  frost: (hue) => [
    [0.9, 0.05, hue],
    [0.67, 0.085, hue],
    [0.98, 0.016, hue],
    [0.72, 0.1, hue + 20],
    [0.54, 0.1, hue + 20],
  ],
  glass: (hue) => [
    [0.87, 0.05, hue],
    [0.63, 0.08, hue],
    [0.96, 0.025, hue],
    [0.74, 0.14, hue],
    [0.56, 0.13, hue],
  ],
  stone: (hue) => [
    [0.72, 0.03, hue],
    [0.54, 0.035, hue],
    [0.85, 0.025, hue],
    [0.68, 0.13, 140],
    [0.52, 0.11, 140],
  ],
  dough: (hue) => [
    [0.92, 0.045, hue],
    [0.72, 0.1, hue],
    [0.98, 0.016, hue],
    [0.72, 0.14, hue],
    [0.56, 0.14, hue],
  ],
  hide: (hue) => [
    [0.62, 0.085, hue],
    [0.45, 0.08, hue],
    [0.82, 0.07, hue + 10],
    [0.72, 0.13, hue + 60],
    [0.54, 0.12, hue + 60],
  ],
  night: (hue) => [
    [0.44, 0.075, hue],
    [0.31, 0.06, hue],
    [0.62, 0.09, hue],
    [0.8, 0.13, hue + 140],
    [0.6, 0.12, hue + 140],
    GLOWING,
    [0.36, 0.06, hue],
    { skin: [0.5, 0.055, hue] },
  ],
  /** Of what is dangerous: dark, with eyes that glow. */
  dread: (hue) => [
    [0.4, 0.085, hue],
    [0.27, 0.065, hue],
    [0.56, 0.11, hue],
    [0.68, 0.19, 32],
    [0.5, 0.17, 30],
    [0.9, 0.16, 84],
    [0.34, 0.08, hue],
    { skin: [0.5, 0.055, hue], hair: [0.22, 0.03, hue] },
  ],
};
