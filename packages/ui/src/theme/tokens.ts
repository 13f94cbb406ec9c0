/** A colour in OKLCH: lightness 0–1, chroma, hue in degrees, and opacity 0–1 where it is not opaque. */
export type Oklch = readonly [lightness: number, chroma: number, hue: number, alpha?: number];

/** Lightness and chroma alone: the hue comes from the companion or game that a subtree belongs to. */
export type Tone = readonly [lightness: number, chroma: number];

export interface ThemeColors {
  /** The room itself. */
  page: Oklch;
  /** Ground of dialogs, cards and the fixed header. */
  surface: Oklch;
  /** Ground of things on a surface: fields, hovered rows, chips. */
  raised: Oklch;
  /** Hairlines between things. Decorative: never the only sign of a control. */
  line: Oklch;
  /** Edges of controls: at least 3:1 on every ground (WCAG 1.4.11). */
  control: Oklch;
  text: Oklch;
  muted: Oklch;
  faint: Oklch;
  /** The one accent: the lamp. */
  ember: Oklch;
  /** Ember under the pointer. */
  emberHover: Oklch;
  /** Ember as text on any ground. */
  emberText: Oklch;
  onEmber: Oklch;
  tide: Oklch;
  good: Oklch;
  warn: Oklch;
  bad: Oklch;
  /** Text on a fill of `bad`. */
  onBad: Oklch;
  focus: Oklch;
  /** Veil over the page behind a dialog. */
  scrim: Oklch;
  /** Laid over anything that is hovered. */
  hover: Oklch;
  /** Lighter upper edge of raised things: light comes from above. */
  edge: Oklch;
  /** Colour of shadows. */
  shade: Oklch;
  /** Lamp light that falls on a ground: a radial wash, never text. */
  glow: Oklch;
}

export interface AccentTones {
  /** Fill in the companion's hue. Its text is `onAccent`. */
  fill: Tone;
  /** The hue as text. */
  text: Tone;
  /** The companion's light on a ground: drawn at `lightAlpha`. */
  light: Tone;
  lightAlpha: number;
}

export interface Theme {
  /** For `color-scheme`: native scroll bars and fields follow. */
  scheme: 'dark' | 'light';
  color: ThemeColors;
  accent: AccentTones;
}

/** Step 4 px. Space stays in px, so that larger text does not blow up the gaps between things. */
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

/** Roundness of corners, px; `full` rounds the ends of whatever is lower. */
export const radius = { s: '8px', m: '14px', l: '22px', full: '999px' } as const;

/** Named by their px at a root size of 16 px; in rem, so that the visitor's text size is followed. */
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

/** Weights of the typeface, as CSS counts them: 1 to 1000. */
export const fontWeight = { regular: 400, medium: 500, strong: 600, heavy: 700 } as const;

/** Hanzi fill their square, so their lines stand further apart than Latin ones. */
export const leading = { heading: 1.2, tight: 1.4, latin: 1.6, cjk: 1.75 } as const;

/** At most 36 Hanzi a line. */
export const measure = '36em';

/** Beside a desktop's page, whose column is 1376 px wide: header, content and footer share its edges. */
export const gutter = 'max(32px, calc((100% - 1376px) / 2))';

/** The course of every movement: quick at first, then gently to its end. */
export const easing = 'cubic-bezier(.2,.8,.2,1)';

export const duration = {
  press: '120ms',
  small: '200ms',
  page: '320ms',
  /** spec §4: the header's transition. */
  header: '500ms',
} as const;

/** Popup layers start at 2000 (spec §9). */
export const layer = { dialog: 2000, popover: 2100, captcha: 2200, toast: 2300 } as const;
