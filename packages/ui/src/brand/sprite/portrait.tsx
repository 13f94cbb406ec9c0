import { useId } from 'react';
import { draw } from '../../internal/draw.ts';
import { painted } from '../../internal/shape.ts';
import type { CompanionLook } from './companion.ts';
import { drawingOf } from './drawing-of.ts';
import type { Mood } from './moods.ts';
import { spritePaintOf, strokeEnds } from './sprite-paints.ts';
import { spriteTraits } from './sprite-traits.ts';

export interface PortraitProps extends CompanionLook {
  size: number;
  mood?: Mood | undefined;
}

/** A still companion without a shadow, painted by attributes: it needs no stylesheet. */
export function Portrait({ seed, size, mood = 'idle', hue }: PortraitProps) {
  const id = useId();
  const traits = spriteTraits(seed);
  const { body, eyes } = drawingOf(traits, mood, size, id);
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
