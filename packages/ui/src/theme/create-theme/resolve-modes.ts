import { day } from '../day.ts';
import { night } from '../night.ts';
import type { Theme } from '../tokens.ts';
import { accentColors } from './accent-colors.ts';
import { defined } from './defined.ts';
import type { ModeOptions, ThemeOptions } from './theme-options.ts';

export interface Modes {
  night: Theme;
  day: Theme;
}

/** Night and day of a brand: the defaults, the colours of its accent, and the colours that it names. */
export function resolveModes(options: ThemeOptions): Modes {
  const resolve = (defaults: Theme, own: ModeOptions = {}): Theme => {
    const color = defined(own.color);
    const base = { ...defaults, color: { ...defaults.color, ...color } };
    const derived = options.accent && accentColors(options.accent, base);
    return {
      scheme: defaults.scheme,
      color: { ...defaults.color, ...derived?.color, ...color },
      accent: { ...defaults.accent, ...derived?.accent, ...defined(own.accent) },
    };
  };
  return { night: resolve(night, options.night), day: resolve(day, options.day) };
}
