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
export const space = {
  0: '0',
  1: '4px',
  2: '8px',
  3: '12px',
  4: '16px',
  6: '24px',
  8: '32px',
  12: '48px',
  16: '64px',
  24: '96px',
  32: '128px',
} as const;

/** Radii of corners. `full` rounds the ends completely. */
export const radius = { s: '8px', m: '14px', l: '22px', full: '999px' } as const;

/** Named by their px at a root size of 16 px. In rem, so that they follow the visitor's text size. */
export const fontSize = {
  12: '0.75rem',
  13: '0.8125rem',
  14: '0.875rem',
  16: '1rem',
  18: '1.125rem',
  22: '1.375rem',
  28: '1.75rem',
  36: '2.25rem',
  48: '3rem',
  64: '4rem',
  84: '5.25rem',
} as const;

export const fontWeight = { regular: 400, medium: 500, strong: 600, heavy: 700 } as const;

/** Line heights. Hanzi fill their square and need more space between lines than Latin. */
export const leading = { heading: 1.2, tight: 1.4, latin: 1.6, cjk: 1.75 } as const;

/** At most 36 Hanzi a line. */
export const measure = '36em';

/** Space at each side of a desktop page, whose column is 1376 px wide. Header, content and footer share it. */
export const gutter = 'max(32px, calc((100% - 1376px) / 2))';

/** Easing of all motion. */
export const easing = 'cubic-bezier(.2,.8,.2,1)';

export const duration = {
  press: '120ms',
  small: '200ms',
  page: '320ms',
  /** Transition of the header (spec §4). */
  header: '500ms',
} as const;

/** `z-index` of popups, from 2000 (spec §9). */
export const layer = { dialog: 2000, popover: 2100, captcha: 2200, toast: 2300 } as const;
