/** What a companion is drawn from. */
export interface CompanionLook {
  /** Decides the body: the same seed is the same one for ever. */
  seed: string;
  /** Degrees. Default: the seed's own. */
  hue?: number | undefined;
}

/** A companion that speaks: its name, and how it is drawn. */
export interface CompanionFigure extends CompanionLook {
  name: string;
  hue: number;
}
