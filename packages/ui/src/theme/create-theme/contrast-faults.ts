import { accentPairs, controlPairs, EDGE_RATIO, TEXT_RATIO, textPairs } from '../contrast-pairs.ts';
import { contrast } from '../oklch.ts';
import type { Oklch } from '../tokens.ts';
import type { Modes } from './resolve-modes.ts';

export interface ContrastFault {
  mode: keyof Modes;
  /** The two colours, for example `muted on surface`. */
  pair: string;
  /** WCAG 2 ratio, 1 to 21. */
  ratio: number;
  /** Least ratio of WCAG AA. */
  least: number;
}

export interface MeasuredPair extends ContrastFault {
  color: Oklch;
  ground: Oklch;
}

const HUES = Array.from({ length: 360 }, (_, hue) => hue);

/** All pairs of colours that must be readable. A pair with the hue of a companion is measured at its worst hue. */
export const measuredPairs = ({ modes }: { modes: Modes }): MeasuredPair[] =>
  (['night', 'day'] as const).flatMap((mode) => {
    const theme = modes[mode];
    const measured = (pair: string, least: number, [color, ground]: readonly [Oklch, Oklch]) => ({
      mode,
      pair,
      least,
      color,
      ground,
      ratio: contrast(color, ground),
    });
    const fixed = [
      ...textPairs.map((pair) => ({ ...pair, least: TEXT_RATIO })),
      ...controlPairs.map((pair) => ({ ...pair, least: EDGE_RATIO })),
    ].map(({ color, ground, least }) =>
      measured(`${color} on ${ground}`, least, [theme.color[color], theme.color[ground]]),
    );
    const hues = accentPairs(theme).map(({ name, least, pair }) =>
      HUES.map((hue) => measured(name, least, pair(hue))).reduce((worst, next) =>
        next.ratio < worst.ratio ? next : worst,
      ),
    );
    return [...fixed, ...hues];
  });

/** Pairs of colours with less contrast than WCAG AA asks for. Empty for the default theme. */
export const contrastFaults = (theme: { modes: Modes }): ContrastFault[] =>
  measuredPairs(theme)
    .filter(({ ratio, least }) => ratio < least)
    .map(({ mode, pair, ratio, least }) => ({ mode, pair, ratio, least }));
