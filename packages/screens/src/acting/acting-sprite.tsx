import { Sprite, type SpriteProps } from '@companion/ui/sprite';
import { media } from '@companion/ui/theme';
import { type PointerEvent, useEffect } from 'react';
import * as css from './acting-sprite.css.ts';
import { type Feeling, moodOf } from './feeling.ts';
import { useFeeling } from './use-feeling.ts';
import { useIdle } from './use-idle.ts';

export interface ActingSpriteProps extends Omit<SpriteProps, 'still' | 'watching' | 'label'> {
  /** When it falls asleep, ms. Default: 40 000. */
  drowsyMs?: number;
  /** What it feels about an event, such as a message. A new `about` starts the feeling. */
  cue?: { about: string; feeling: Feeling } | undefined;
}

const reducedMotion = () => window.matchMedia(media.reducedMotion).matches;

/**
 * A companion that reacts: it follows the pointer, is surprised by a press, feels what happens, falls asleep when left
 * alone. `mood` is the mood of its work. A decoration for the pointer: whatever it shows is said elsewhere, too.
 */
export function ActingSprite({
  mood = 'idle',
  drowsyMs = 40_000,
  cue,
  className,
  size = 96,
  filling = false,
  ...sprite
}: ActingSpriteProps) {
  const [feeling, feel] = useFeeling();
  const isAlone = useIdle(drowsyMs);
  const { about, feeling: cued } = cue ?? {};
  useEffect(() => {
    if (about !== undefined && cued) feel(cued);
  }, [about, cued, feel]);
  const onPointerDown = ({ currentTarget }: PointerEvent<HTMLElement>) => {
    feel('surprised');
    if (!reducedMotion())
      currentTarget.animate({ scale: ['1', '1.08 0.92', '0.96 1.06', '1'] }, 280);
  };
  const shown = moodOf(mood, feeling, isAlone);
  return (
    <span
      className={`${css.actor} ${className ?? ''}`}
      style={filling ? { blockSize: '100%' } : { inlineSize: size, blockSize: size }}
      data-mood={shown}
      onPointerDown={onPointerDown}
    >
      <Sprite {...sprite} size={size} filling watching mood={shown} />
    </span>
  );
}
