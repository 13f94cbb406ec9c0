import { vars } from './contract.css.ts';

/** A colour in OKLCH: lightness 0–1, chroma, hue in degrees, opacity 0–1 (default 1). */
export type Oklch = readonly [lightness: number, chroma: number, hue: number, alpha?: number];

/** Lightness and chroma. The hue comes from the companion or game of the subtree. */
export type Tone = readonly [lightness: number, chroma: number];

export interface ThemeColors {
  /** Background of the page. */
  page: Oklch;
  /** Background of dialogs, cards and the fixed header. */
  surface: Oklch;
  /** Background on a surface: fields, hovered rows, chips. */
  raised: Oklch;
  /** Thin lines. Decorative: never the only sign of a control. */
  line: Oklch;
  /** Edges of controls: at least 3:1 on every background (WCAG 1.4.11). */
  control: Oklch;
  text: Oklch;
  muted: Oklch;
  faint: Oklch;
  /** The accent of the brand. */
  ember: Oklch;
  /** Ember, hovered. */
  emberHover: Oklch;
  /** Ember as text on any background. */
  emberText: Oklch;
  onEmber: Oklch;
  tide: Oklch;
  good: Oklch;
  warn: Oklch;
  bad: Oklch;
  /** Text on a fill of `bad`. */
  onBad: Oklch;
  focus: Oklch;
  /** Overlay on the page behind a dialog. */
  scrim: Oklch;
  /** Overlay of a hovered element. */
  hover: Oklch;
  /** Lighter upper edge of raised elements. */
  edge: Oklch;
  /** Colour of shadows. */
  shade: Oklch;
  /** Lamp light on a background: a radial gradient, never text. */
  glow: Oklch;
}

export interface AccentTones {
  /** Fill in the companion's hue. Its text is `onAccent`. */
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

/** `z-index` of popups, from 2000 (spec §9). */
export const layer = vars.layer;
