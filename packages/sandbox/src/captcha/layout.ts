import type { Random } from './random.ts';

/** Size of the picture (px). The dialog shows it at half that size, so it is sharp on dense screens. */
export const PICTURE = { width: 640, height: 360 } as const;
/** Side of the square picture of the piece (px). */
export const PIECE_SIZE = 124;

/** Top left corner of the piece in the picture (px). */
export interface Position {
  x: number;
  y: number;
}

/** A position with an equal chance for each of 373 × 213 places. */
export function randomPosition(random: Random): Position {
  return {
    x: random.integer(PIECE_SIZE + 12, PICTURE.width - PIECE_SIZE - 8),
    y: random.integer(12, PICTURE.height - PIECE_SIZE - 12),
  };
}
