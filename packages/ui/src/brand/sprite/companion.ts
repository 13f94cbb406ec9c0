/** What the drawing of a companion depends on. */
export interface CompanionLook {
  /** Decides the body. The same seed always gives the same body. */
  seed: string;
  /** Degrees. Default: the hue of the seed. */
  hue?: number | undefined;
}

/** A companion in a conversation. */
export interface CompanionFigure extends CompanionLook {
  name: string;
  hue: number;
}
