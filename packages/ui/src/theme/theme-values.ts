import { night } from './night.ts';
import { toCss } from './oklch.ts';
import type { Theme, ThemeColors } from './tokens.ts';

const colorNames = Object.keys(night.color) as (keyof ThemeColors)[];

export function themeValues({ scheme, color, accent }: Theme) {
  const tone = (pair: readonly [number, number]) => pair.join(' ');
  return {
    /** For `calc()`. */
    day: scheme === 'light' ? '1' : '0',
    color: Object.fromEntries(colorNames.map((name) => [name, toCss(color[name])])) as Record<
      keyof ThemeColors,
      string
    >,
    // Outside of a hue scope the accent is ember.
    accent: {
      fill: toCss(color.ember),
      text: toCss(color.emberText),
      light: toCss([...accent.light, color.ember[2], accent.lightAlpha] as const),
    },
    tone: {
      fill: tone(accent.fill),
      text: tone(accent.text),
      light: tone(accent.light),
      lightAlpha: String(accent.lightAlpha),
    },
  };
}
