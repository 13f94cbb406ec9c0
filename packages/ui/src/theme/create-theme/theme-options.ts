import type { ReactNode } from 'react';
import type { Catalogue } from '../../i18n/messages.ts';
import type { scales } from '../scales.ts';
import type { AccentTones, ThemeColors } from '../tokens.ts';

/** As `Partial`, also with `undefined` for a default. */
type Options<T> = { [Name in keyof T]?: T[Name] | undefined };

type Scales = typeof scales;
type ScaleOptions = Options<{
  [Name in keyof Scales]: Scales[Name] extends string
    ? string
    : Options<Record<keyof Scales[Name], string>>;
}>;

/** The main colour of a brand. */
export interface AccentOptions {
  /** Degrees in OKLCH: 25 red, 62 orange, 145 green, 250 blue, 300 violet. */
  hue: number;
  /** 0 to 1. Default: 0.79. */
  lightness?: number | undefined;
  /** 0 (grey) to about 0.3. Default: 0.15. */
  chroma?: number | undefined;
}

/** Replaces single colours of night or day. They win over those of `accent`. */
export interface ModeOptions {
  color?: Options<ThemeColors> | undefined;
  /** Lightness and chroma for the hues of companions and games. */
  accent?: Options<AccentTones> | undefined;
}

/** All tokens of a brand. What is missing keeps the default. */
export interface ThemeOptions extends ScaleOptions {
  /** Main button, links, focus and light follow, readable in both modes. Default: the lamp's orange. */
  accent?: AccentOptions | undefined;
  night?: ModeOptions | undefined;
  day?: ModeOptions | undefined;
  /** What a page shows that sets no class of a theme. Default: `night`. */
  mode?: 'night' | 'day' | 'system' | undefined;
  /** Factor of all spaces and heights of controls: 0.875 is compact, 1.125 roomy. Default: 1. */
  density?: number | undefined;
  /** Factor of all font sizes. Default: 1. */
  textScale?: number | undefined;
  /** Replaces mark and name in `Logo`. Replace its accessible name, too: the text `ui.logo.home`. */
  logo?: ReactNode;
  /** Above the title of the login dialog. `null`: nothing. Default: the companion and its lamp. */
  crown?: ReactNode;
  /**
   * Texts by language tag and id. They win over the catalogue of the page. Those of `zh` are also those of `zh-TW`, which
   * may replace some of them.
   */
  texts?: Readonly<Record<string, Catalogue>> | undefined;
}
