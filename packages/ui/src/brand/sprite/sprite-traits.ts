import { seededRandom } from '../../internal/seeded-random.ts';
import { bodies } from './bodies.ts';
import { type HeadPiece, headPieces } from './head-pieces.ts';
import { type Marking, markings } from './markings.ts';

export const eyeShapes = ['round', 'tall', 'wide', 'bead', 'lidded', 'droop'] as const;
export type EyeShape = (typeof eyeShapes)[number];

export const mouthShapes = ['smile', 'cat', 'fang', 'smirk', 'small'] as const;
export type MouthShape = (typeof mouthShapes)[number];

/** Degrees. The greenish yellows are left out: as dark coats they look like mud. */
const hues = [
  8, 20, 32, 44, 56, 68, 80, 130, 143, 156, 169, 182, 195, 208, 221, 234, 247, 260, 273, 286, 299,
  312, 325, 338, 351,
];

/** How body and accents are lit: a bright coat, a deep one, a pale one, or one as dark as dusk. */
export type Coat = 'bright' | 'deep' | 'cream' | 'dusk';

export type BodyName = keyof typeof bodies;
export type HeadPieceName = keyof typeof headPieces;
export type MarkingName = keyof typeof markings;

/** What a seed decides. The same seed gives the same body for ever. */
export interface SpriteTraits {
  body: BodyName;
  head: HeadPieceName;
  marking: MarkingName;
  coat: Coat;
  eyes: EyeShape;
  mouth: MouthShape;
  /** Distance of the eyes from the middle, in hundredths of the picture. */
  eyeGap: number;
  /** Hue of the coat in degrees. */
  hue: number;
  /** From the hue of the coat to that of the accents, degrees. */
  accent: number;
  /** Leans a little to one side, degrees. */
  lean: number;
  /** Where in its breath it begins, 0–1: no two breathe in step. */
  phase: number;
  /** Which of the family's two outlines. */
  build: 0 | 1;
}

const names = <T extends object>(table: T) => Object.keys(table) as (keyof T)[];

const bodyNames = names(bodies);

/** By body: what it can wear, and how it can be marked. */
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
 * Each trait takes the next number of the seed's sequence and picks an entry of its table by it. So the order
 * of the traits below and all tables are frozen: a new entry would change bodies that people know. A new trait
 * goes to the end.
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
