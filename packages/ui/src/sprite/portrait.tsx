import { useId } from 'react';
import { draw } from '../internal/draw.ts';
import { painted } from '../internal/shape.ts';
import { figure } from './figure.ts';
import type { Mood } from './moods.ts';
import { spritePaintOf, strokeEnds } from './sprite-paints.ts';
import { spriteTraits } from './sprite-traits.ts';

export interface PortraitProps {
  seed: string;
  size: number;
  mood?: Mood;
  /** Degrees; default: the seed's own. */
  hue?: number;
}

/**
 * A companion that holds still, painted by attributes: it needs nothing of the stylesheet of those
 * that move. It stands on no floor.
 */
export function Portrait({ seed, size, mood = 'idle', hue }: PortraitProps) {
  const id = useId();
  const traits = spriteTraits(seed);
  const { body, eyes } = figure(traits, mood, size, id);
  const paintOf = spritePaintOf(traits, hue ?? traits.hue);
  return (
    <svg
      style={{ display: 'block', flex: 'none', overflow: 'visible' }}
      width={size}
      height={size}
      viewBox="0 0 100 100"
      aria-hidden="true"
      focusable="false"
    >
      <g transform={`rotate(${traits.lean} 50 89)`} {...strokeEnds}>
        {draw(painted([...body, ...eyes], paintOf))}
      </g>
    </svg>
  );
}
