import { useId } from 'react';
import { draw } from '../../internal/draw.ts';
import { painted } from '../../internal/shape.ts';
import { drawingOf } from './drawing-of.ts';
import { seededFigure } from './figure.ts';
import type { Mood } from './moods.ts';
import { spritePaintOf, strokeEnds } from './sprite-paints.ts';

export interface PortraitProps {
  /** Decides the body. */
  seed: string;
  /** Degrees. Default: the hue of the seed. */
  hue?: number | undefined;
  size: number;
  mood?: Mood | undefined;
}

/** A still companion without a shadow, painted by attributes: it needs no stylesheet. */
export function Portrait({ seed, size, mood = 'idle', hue }: PortraitProps) {
  const id = useId();
  const figure = seededFigure(seed);
  const { body, eyes } = drawingOf(figure, mood, size, id);
  const paintOf = spritePaintOf(figure, hue ?? figure.hue);
  return (
    <svg
      style={{ display: 'block', flex: 'none', overflow: 'visible' }}
      width={size}
      height={size}
      viewBox="0 0 100 100"
      aria-hidden="true"
      focusable="false"
    >
      <g transform={`rotate(${figure.lean} 50 89)`} {...strokeEnds}>
        {draw(painted([...body, ...eyes], paintOf))}
      </g>
    </svg>
  );
}
