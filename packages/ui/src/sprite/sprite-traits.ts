import { bodies } from './bodies.ts';
import { headPieces } from './head-pieces.ts';
import { markings } from './markings.ts';

export const eyeShapes = ['round', 'tall', 'wide', 'bead'] as const;
export type EyeShape = (typeof eyeShapes)[number];

export type Body = keyof typeof bodies;
export type HeadPiece = keyof typeof headPieces;
export type Marking = keyof typeof markings;

/** What a seed decides. The same seed gives the same body for ever. */
export interface SpriteTraits {
  body: Body;
  head: HeadPiece;
  marking: Marking;
  eyes: EyeShape;
  /** Distance of the eyes from the middle, in hundredths of the picture. */
  eyeGap: number;
  /** Hue in degrees, in steps of 10. */
  hue: number;
  /** Leans a little to one side, degrees. */
  lean: number;
  /** Where in its breath it is, 0–1: no two breathe in step. */
  phase: number;
}

const names = <T extends object>(table: T) => Object.keys(table) as (keyof T)[];

/**
 * FNV-1a over the seed's UTF-16 code units gives the start of a mulberry32 sequence; each trait
 * takes one number of it, in the order below. Traits added later take later numbers.
 */
export function spriteTraits(seed: string): SpriteTraits {
  const next = sequence(seed);
  const pick = <T>(list: readonly T[]): T => list[Math.floor(next() * list.length)] as T;
  return {
    body: pick(names(bodies)),
    head: pick(names(headPieces)),
    marking: pick(names(markings)),
    eyes: pick(eyeShapes),
    eyeGap: pick([8, 9.5, 11]),
    hue: Math.floor(next() * 36) * 10,
    lean: pick([-2, 0, 0, 2]),
    phase: next(),
  };
}

function sequence(seed: string): () => number {
  let state = 0x811c9dc5;
  for (let index = 0; index < seed.length; index += 1)
    state = Math.imul(state ^ seed.charCodeAt(index), 0x01000193);
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
}
