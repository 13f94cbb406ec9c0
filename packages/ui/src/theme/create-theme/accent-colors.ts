import { rounded } from '../../internal/rounded.ts';
import { EDGE_RATIO, TEXT_RATIO } from '../contrast-pairs.ts';
import { contrast } from '../oklch.ts';
import type { AccentTones, Oklch, Theme, ThemeColors } from '../tokens.ts';
import type { AccentOptions } from './theme-options.ts';

const STEP = 0.01;
/** Difference in lightness under the pointer. */
const HOVER_STEP = 0.05;
const HUES = Array.from({ length: 72 }, (_, index) => index * 5);

/** Moves the lightness in steps until `holds`, at most to black or white. */
function adjusted(
  [lightness, chroma, hue]: Oklch,
  step: number,
  holds: (color: Oklch) => boolean,
): Oklch {
  let at = lightness;
  while (!holds([at, chroma, hue]) && at > 0 && at < 1)
    at = rounded(Math.min(1, Math.max(0, at + step)), 4);
  return [at, chroma, hue];
}

/** Colours of one mode that follow the accent of a brand, with the contrast of `contrast-pairs.ts`. */
export function accentColors(
  { hue, lightness = 0.79, chroma = 0.15 }: AccentOptions,
  { scheme, color, accent }: Theme,
): { color: Partial<ThemeColors>; accent: Partial<AccentTones> } {
  const dark = scheme === 'dark';
  const fill: Oklch = [lightness, chroma, hue];
  const onEmber = textOn(fill);
  const isTextDark = onEmber[0] < 0.5;
  const readable = (start: Oklch, ratio: number) =>
    adjusted(start, dark ? STEP : -STEP, (tried) =>
      [color.page, color.surface, color.raised].every((ground) => contrast(tried, ground) >= ratio),
    );
  const moved = lightness + (isTextDark ? HOVER_STEP : -HOVER_STEP);
  // Nothing is lighter than white or darker than black: these move the other way.
  const hover = moved < 0 || moved > 1 ? 2 * lightness - moved : moved;
  const tone = adjusted(
    [lightness, Math.min(chroma, accent.fill[1]), 0],
    isTextDark ? STEP : -STEP,
    ([tried, toneChroma]) =>
      HUES.every((each) => contrast(onEmber, [tried, toneChroma, each]) >= TEXT_RATIO),
  );
  return {
    color: {
      ember: fill,
      emberHover: [rounded(hover, 4), chroma, hue],
      onEmber,
      emberText: readable([dark ? 0.81 : 0.53, chroma, hue], TEXT_RATIO),
      focus: readable([dark ? 0.86 : 0.56, chroma, hue], EDGE_RATIO),
      glow: [color.glow[0], Math.min(chroma, color.glow[1]), hue, color.glow[3] ?? 1],
    },
    accent: { fill: [tone[0], tone[1]] },
  };
}

/** Nearly black or nearly white in the hue; black or white where a middle tone needs all of the contrast. */
function textOn(fill: Oklch): Oklch {
  const candidates: Oklch[] = [
    [0.2, 0.03, fill[2]],
    [0.99, 0.005, fill[2]],
    [0, 0, 0],
    [1, 0, 0],
  ];
  const readable = candidates.find((text) => contrast(text, fill) >= TEXT_RATIO);
  return readable ?? [0, 0, 0];
}
