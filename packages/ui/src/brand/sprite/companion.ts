import type { Look } from './look.ts';

/** What the drawing of a companion depends on. */
export interface CompanionLook {
  /** Decides the body. The same seed always gives the same body. */
  seed: string;
  /** Degrees. Default: the hue of the seed. */
  hue?: number | undefined;
  /** Designed parts. A part that is absent or unknown is that of the seed. */
  look?: Look | undefined;
}

/** A companion in a conversation. */
export interface CompanionFigure extends CompanionLook {
  name: string;
  hue: number;
}
