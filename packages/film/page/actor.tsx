import { type Mood, Sprite } from '@companion/ui/sprite';
import type { CSSProperties } from 'react';
import * as css from './film.css.ts';
import type { Leap } from './motion.ts';

/** Largest movement of the eyes, % of the sprite. */
const REACH = 2.8;
/** Height of the feet, as a share of the sprite. */
const FEET = 0.945;

interface ActorProps {
  seed: string;
  hue: number;
  size: number;
  /** Position of the feet, px. */
  x: number;
  y: number;
  mood: Mood;
  /** Direction of the eyes, -1 to 1 on each axis. */
  look?: readonly [x: number, y: number];
  leap?: Leap;
  /** Rotation around the feet, degrees. */
  tilt?: number;
  /** Brightness, 0–1. */
  light?: number;
  /** Default: true. `false` on an edge, where there is no ground. */
  shadow?: boolean;
}

/** A companion in the film. */
export function Actor({
  seed,
  hue,
  size,
  x,
  y,
  mood,
  look = [0, 0],
  leap = { lift: 0, stretch: 0 },
  tilt = 0,
  light = 1,
  shadow = true,
}: ActorProps) {
  const far = Math.min(1, leap.lift / size);
  return (
    <div style={{ position: 'absolute', left: x, top: y }}>
      {shadow && (
        <div
          className={css.shadow}
          style={{
            inlineSize: size * 0.86,
            blockSize: size * 0.13,
            opacity: 0.9 - 0.7 * far,
            scale: `${1 - 0.45 * far}`,
          }}
        />
      )}
      <div
        style={{
          position: 'absolute',
          left: -size / 2,
          top: -size * FEET,
          transformOrigin: `50% ${FEET * 100}%`,
          transform: `translateY(${-leap.lift}px) rotate(${tilt}deg) scale(${1 - 0.62 * leap.stretch}, ${1 + leap.stretch})`,
          ...(light < 1 && { filter: `brightness(${light})` }),
          ...({
            '--sprite-look-x': `${look[0] * REACH}%`,
            '--sprite-look-y': `${look[1] * REACH}%`,
          } as CSSProperties),
        }}
      >
        <Sprite seed={seed} hue={hue} size={size} mood={mood} className={css.body} />
      </div>
    </div>
  );
}
