/** The tones of a companion. `sprite-paints.ts` gives each a colour. */
export type Tone =
  | 'coat'
  | 'deep'
  | 'light'
  | 'bloom'
  | 'accent'
  | 'accentDeep'
  | 'cream'
  | 'glow'
  | 'ink'
  // Of designed figures: the same in every hue.
  | 'wood'
  | 'metal'
  | 'brass'
  | 'red'
  | 'leaf'
  | 'white'
  | 'skin'
  | 'hair';

/** One path of a drawing. */
export interface Part {
  tone: Tone;
  d: string;
  /** Width of the stroke. Without it the path is filled. */
  line?: number;
  /** Only in large pictures. */
  fine?: boolean;
  /** In pictures of every size. Other parts of a body need a face. */
  bold?: boolean;
}
