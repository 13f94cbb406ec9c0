import type { ReactNode } from 'react';
import type { Brush } from '../brush.ts';

export interface Paints {
  brush: Brush;
  /** Paint of a light in the game's hue, and of a lamp's: circles that fade outwards. */
  glow: string;
  lamp: string;
}

export type Scene = (paints: Paints) => ReactNode;
