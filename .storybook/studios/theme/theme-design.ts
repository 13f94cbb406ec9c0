import { day, night, type Oklch, type Theme, type ThemeOptions } from '@companion/ui/theme';
import { rounded } from '../../../packages/ui/src/internal/rounded.ts';
import { scales } from '../../../packages/ui/src/theme/scales.ts';
import { type BrandDesign, type BrandName, brands, faces } from './brands.ts';

export type ModeName = 'night' | 'day';

/** The state of the studio: the brand that it started from, the mode of the board, and all values. */
export type ThemeDesign = BrandDesign & { brand: BrandName; mode: ModeName };

const defaults: BrandDesign = brands.companion.design;
const grounds = ['page', 'surface', 'raised', 'line'] as const;

/** The grounds of a mode, moved to another lightness of the page and tinted. Undefined: the defaults. */
function groundsOf({ scheme, color }: Theme, page: number, { tint, hue }: BrandDesign) {
  const mode = scheme === 'dark' ? 'night' : 'day';
  if (page === defaults[mode] && tint === 0) return undefined;
  const moved = ([lightness, chroma, ownHue]: Oklch): Oklch => [
    rounded(Math.min(1, Math.max(0, lightness + page / 100 - color.page[0])), 4),
    tint === 0 ? chroma : tint / 1000,
    tint === 0 ? ownHue : hue,
  ];
  return { color: Object.fromEntries(grounds.map((name) => [name, moved(color[name])])) };
}

/** Radii of a brand. Below 100 % nothing is a pill any more. */
const radii = (percent: number) => {
  const times = (length: string) => `${rounded((Number.parseFloat(length) * percent) / 100, 1)}px`;
  const { s, m, l, full } = scales.radius;
  return { s: times(s), m: times(m), l: times(l), full: percent < 100 ? times('26px') : full };
};

/** What `createTheme` takes. Only what differs from the defaults. */
export function optionsOf(design: BrandDesign): ThemeOptions {
  const { hue, lightness, chroma, radius, density, textScale, face } = design;
  const hasOwnAccent =
    hue !== defaults.hue || lightness !== defaults.lightness || chroma !== defaults.chroma;
  const own = {
    accent: hasOwnAccent ? { hue, lightness: lightness / 100, chroma: chroma / 1000 } : undefined,
    night: groundsOf(night, design.night, design),
    day: groundsOf(day, design.day, design),
    radius: radius === defaults.radius ? undefined : radii(radius),
    density: density === defaults.density ? undefined : density / 100,
    textScale: textScale === defaults.textScale ? undefined : textScale / 100,
    font: faces[face],
  };
  return Object.fromEntries(Object.entries(own).filter(([, value]) => value !== undefined));
}
