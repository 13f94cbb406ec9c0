import { seededRandom } from '../../internal/seeded-random.ts';
import { bodies } from './bodies.ts';
import { type HeadPiece, headPieces } from './head-pieces.ts';
import { type Marking, markings } from './markings.ts';

export const eyeShapes = ['round', 'tall', 'wide', 'bead', 'lidded', 'droop'] as const;
export type EyeShape = (typeof eyeShapes)[number];

export const mouthShapes = ['smile', 'cat', 'fang', 'smirk', 'small'] as const;
export type MouthShape = (typeof mouthShapes)[number];

/** Degrees. Without greenish yellows, which look muddy as dark coats. */
const hues = [
  8, 20, 32, 44, 56, 68, 80, 130, 143, 156, 169, 182, 195, 208, 221, 234, 247, 260, 273, 286, 299,
  312, 325, 338, 351,
];

/** Lightness of body and accents. */
export type Coat = 'bright' | 'deep' | 'cream' | 'dusk';

export type BodyName = keyof typeof bodies;
export type HeadPieceName = keyof typeof headPieces;
export type MarkingName = keyof typeof markings;

/** Traits of a seed. The same seed always gives the same traits. */
export interface SpriteTraits {
  body: BodyName;
  head: HeadPieceName;
  marking: MarkingName;
  coat: Coat;
  eyes: EyeShape;
  mouth: MouthShape;
  /** Distance of each eye from the middle, % of the picture. */
  eyeGap: number;
  /** Hue of the coat, degrees. */
  hue: number;
  /** Hue of the accents, relative to the coat, degrees. */
  accent: number;
  /** Rotation of the body, degrees. */
  lean: number;
  /** Start of its breath, 0–1, so that companions do not breathe in step. */
  phase: number;
  /** Outline of the body family. */
  build: 0 | 1;
}

const names = <T extends object>(table: T) => Object.keys(table) as (keyof T)[];

const bodyNames = names(bodies);

const wardrobes = Object.fromEntries(
  bodyNames.map((body) => [
    body,
    {
      heads: names(headPieces).filter((name) => {
        const piece: HeadPiece = headPieces[name];
        return piece.on !== 'hat' || bodies[body].builds.every((build) => 'hat' in build);
      }),
      markings: names(markings).filter((name) => {
        const marking: Marking = markings[name];
        return body !== 'shell' || marking.onShell;
      }),
    },
  ]),
) as Record<BodyName, { heads: HeadPieceName[]; markings: MarkingName[] }>;

/**
 * Each trait uses the next random number of the seed to pick an entry of its table. The order of the traits and all
 * tables are frozen: a new entry would change known bodies. Append a new trait at the end.
 */
export function spriteTraits(seed: string): SpriteTraits {
  const next = seededRandom(seed);
  const pick = <T>(list: readonly T[]): T => list[Math.floor(next() * list.length)] as T;
  const body = pick(bodyNames);
  const wardrobe = wardrobes[body];
  return {
    body,
    head: pick(wardrobe.heads),
    marking: pick(wardrobe.markings),
    coat: pick(['dusk', 'cream', 'deep', 'bright', 'bright'] as const),
    eyes: pick(eyeShapes),
    mouth: pick(mouthShapes),
    eyeGap: pick([9, 10.5, 12]),
    hue: pick(hues),
    accent: pick([-70, -40, 40, 150, 180]),
    lean: pick([-2, 0, 0, 2]),
    phase: Math.floor(next() * 100) / 100,
    build: pick([0, 1] as const),
  };
}
