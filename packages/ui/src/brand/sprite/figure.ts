import { lruMemoize } from '../../internal/lru-memoize.ts';
import { type Build, bodies } from './bodies.ts';
import { eyes, type FaceTraits, mouths } from './face.ts';
import { type HeadPiece, headPieces } from './head-pieces.ts';
import { type Marking, markings } from './markings.ts';
import type { Part } from './part.ts';
import { type CoatColours, coatColours } from './sprite-paints.ts';
import { spriteTraits } from './sprite-traits.ts';

/** Everything that a drawing depends on besides mood, size and hue. */
export interface Figure extends FaceTraits {
  /** Differs from the keys of all other figures. */
  key: string;
  build: Build;
  /** Height of the eyes, % of the picture. */
  face: number;
  head: HeadPiece;
  marking: Marking;
  hasCheeks: boolean;
  /** Colours of the body in a hue, degrees. */
  colours: (hue: number) => CoatColours;
  /** Own hue, degrees. */
  hue: number;
  /** Rotation of the body, degrees. */
  lean: number;
  /** Start of its breath, 0–1. */
  phase: number;
  /** Only of designed figures. */
  design?: Design;
}

/** What only designed figures have. Parts of hands begin at the hand, parts on the back at the middle of the body. */
export interface Design {
  back: readonly Part[];
  worn: readonly Part[];
  right: readonly Part[];
  left: readonly Part[];
  /** Height of the body, relative to its outline. */
  stretch: number;
}

/** More figures than a page shows. */
const FIGURES = 300;

export const seededFigure = lruMemoize(FIGURES, (seed: string): Figure => {
  const traits = spriteTraits(seed);
  const { eyeGap, hue, lean, phase } = traits;
  const family = bodies[traits.body];
  return {
    key: seed,
    eyes: eyes[traits.eyes],
    mouth: mouths[traits.mouth],
    eyeGap,
    hue,
    lean,
    phase,
    build: family.builds[traits.build],
    face: family.face,
    head: headPieces[traits.head],
    marking: markings[traits.marking],
    hasCheeks: traits.marking !== 'freckles',
    colours: (own) => coatColours[traits.coat](own, own + traits.accent),
  };
});
