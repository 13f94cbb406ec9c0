import { vars } from './contract.css.ts';
import type { meanings } from './meanings.ts';

/** A colour in OKLCH: lightness 0–1, chroma, hue in degrees, opacity 0–1 (default 1). */
export type Oklch = readonly [lightness: number, chroma: number, hue: number, alpha?: number];

/** Lightness and chroma. The hue comes from the companion or game of the subtree. */
export type Tone = readonly [lightness: number, chroma: number];

/** `meanings.ts` says what each is for. */
export type ThemeColors = Record<keyof typeof meanings.color, Oklch>;

export interface AccentTones {
  /** Fill in the companion's hue. Its text is `onEmber`. */
  fill: Tone;
  /** The hue as text. */
  text: Tone;
  /** Light of the companion on a background, with the opacity `lightAlpha`. */
  light: Tone;
  lightAlpha: number;
}

export interface Theme {
  /** Value of `color-scheme`, for native scroll bars and fields. */
  scheme: 'dark' | 'light';
  color: ThemeColors;
  accent: AccentTones;
}

/** Steps of 4 px. In px, so that a larger text size does not enlarge gaps. */
export const space = { 0: '0', ...vars.space } as const;

/** Heights of buttons and fields. On touch screens a control is at least 44 px high. */
export const control = vars.control;

/** Radii of corners. `full` rounds the ends completely. */
export const radius = vars.radius;

/** Named by their px at a root size of 16 px. In rem, so that they follow the visitor's text size. */
export const fontSize = vars.fontSize;

export const fontWeight = vars.fontWeight;

/** Line heights. Hanzi fill their square and need more space between lines than Latin. */
export const leading = vars.leading;

/** At most 36 Hanzi a line. */
export const measure = '36em';

/** Space at each side of a desktop page, whose column is 1376 px wide. Header, content and footer share it. */
export const gutter = 'max(32px, calc((100% - 1376px) / 2))';

/** Easing of all motion. */
export const easing = vars.easing;

/** `header`: the transition of the header (spec §4). */
export const duration = vars.duration;

/** `z-index` of popups, from 2000 (spec §9), and of the page's header below them. */
export const layer = { header: `calc(${vars.layer.dialog} - 1000)`, ...vars.layer } as const;
