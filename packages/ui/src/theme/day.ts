import type { Theme } from './tokens.ts';

/** The light theme: warm paper. */
export const day: Theme = {
  scheme: 'light',
  color: {
    page: [0.985, 0.006, 85],
    surface: [1, 0, 0],
    raised: [0.965, 0.008, 85],
    line: [0.89, 0.01, 85],
    control: [0.6, 0.018, 265],
    text: [0.22, 0.02, 265],
    muted: [0.42, 0.02, 265],
    faint: [0.52, 0.02, 265],
    ember: [0.79, 0.155, 62],
    emberHover: [0.75, 0.16, 58],
    emberText: [0.53, 0.14, 48],
    onEmber: [0.2, 0.03, 60],
    tide: [0.5, 0.1, 225],
    good: [0.5, 0.125, 155],
    warn: [0.53, 0.115, 72],
    bad: [0.53, 0.19, 27],
    onBad: [0.99, 0.005, 27],
    focus: [0.56, 0.16, 48],
    scrim: [0.25, 0.02, 265, 0.42],
    hover: [0.3, 0.03, 60, 0.055],
    edge: [1, 0, 0, 0.9],
    shade: [0.35, 0.04, 60, 0.16],
    glow: [0.86, 0.13, 72, 0.28],
  },
  accent: { fill: [0.79, 0.13], text: [0.48, 0.13], light: [0.62, 0.16], lightAlpha: 0.22 },
};
