/** The tones of a companion; `sprite-paints.ts` makes them colours of its hue. */
export type Tone =
  | 'coat'
  | 'deep'
  | 'light'
  | 'bloom'
  | 'accent'
  | 'accentDeep'
  | 'cream'
  | 'glow'
  | 'ink';

/** One path of a drawing. */
export interface Part {
  tone: Tone;
  d: string;
  /** Width of a stroke; none: it is filled. */
  line?: number;
  /** Only where the picture is large. */
  fine?: boolean;
}
