import type { Theme } from './tokens.ts';

/** The dark theme, the default: a dark room and a warm lamp. */
export const night: Theme = {
  scheme: 'dark',
  color: {
    page: [0.17, 0.018, 265],
    surface: [0.21, 0.02, 265],
    raised: [0.25, 0.022, 265],
    line: [0.33, 0.02, 265],
    control: [0.58, 0.022, 265],
    text: [0.96, 0.01, 90],
    muted: [0.8, 0.014, 90],
    faint: [0.69, 0.016, 90],
    ember: [0.79, 0.155, 62],
    emberHover: [0.84, 0.14, 68],
    emberText: [0.81, 0.14, 64],
    onEmber: [0.2, 0.03, 60],
    tide: [0.8, 0.085, 210],
    good: [0.8, 0.14, 155],
    warn: [0.84, 0.14, 90],
    bad: [0.72, 0.17, 25],
    onBad: [0.18, 0.03, 25],
    focus: [0.86, 0.13, 75],
    scrim: [0.1, 0.016, 265, 0.66],
    hover: [0.96, 0.02, 80, 0.07],
    edge: [0.96, 0.03, 80, 0.1],
    shade: [0.07, 0.02, 265, 0.6],
    glow: [0.79, 0.13, 62, 0.16],
  },
  accent: { fill: [0.79, 0.13], text: [0.85, 0.11], light: [0.62, 0.16], lightAlpha: 0.35 },
};
