import { type CSSProperties, memo, useId, useMemo } from 'react';
import { classNames } from '../internal/class-names.ts';
import { bodies } from './bodies.ts';
import { Face } from './face.tsx';
import { headPieces } from './head-pieces.ts';
import { markings } from './markings.ts';
import * as css from './sprite.css.ts';
import { spriteTraits } from './sprite-traits.ts';
import { useWatching } from './use-watching.ts';

export const moods = [
  'idle',
  'happy',
  'curious',
  'thinking',
  'talking',
  'sleepy',
  'sad',
  'surprised',
] as const;
export type Mood = (typeof moods)[number];

export interface SpriteProps {
  /** Decides the body. */
  seed: string;
  /** px of the square it is drawn in, 16–480. Smaller ones have fewer details. */
  size?: number;
  mood?: Mood;
  /** Degrees; default: the seed's own. */
  hue?: number;
  /** Its eyes follow the pointer. */
  watching?: boolean;
  /** Neither breathes nor blinks: for pictures and for crowds. */
  still?: boolean;
  /** Its name, when it means something. Without one it is decoration. */
  label?: string;
  className?: string | undefined;
}

/** Below this size, px, light and markings would only be dirt. */
const DETAIL_FROM = 36;

/** A companion's body, drawn from a seed. */
export const Sprite = memo(function Sprite({
  seed,
  size = 96,
  mood = 'idle',
  hue,
  watching = false,
  still = false,
  label,
  className,
}: SpriteProps) {
  const id = useId();
  const traits = useMemo(() => spriteTraits(seed), [seed]);
  const eyes = useWatching(watching && !still);
  const body = bodies[traits.body];
  const piece: { back?: string; front?: string; line?: string; glow?: string } =
    headPieces[traits.head];
  const detailed = size >= DETAIL_FROM;
  const style = {
    '--sprite-hue': hue ?? traits.hue,
    '--sprite-phase': traits.phase,
  } as CSSProperties;
  return (
    // biome-ignore lint/a11y/noSvgWithoutTitle: named by `aria-label`, or hidden when it is decoration
    <svg
      ref={eyes}
      className={classNames(css.sprite, still && css.still, className)}
      style={style}
      width={size}
      height={size}
      viewBox="0 0 100 100"
      data-mood={mood}
      focusable="false"
      {...(label === undefined ? { 'aria-hidden': true } : { role: 'img', 'aria-label': label })}
    >
      {detailed && (
        <defs>
          <clipPath id={`${id}c`}>
            <path d={body.outline} />
          </clipPath>
          <radialGradient id={`${id}g`} cx="0.32" cy="0.22" r="0.95">
            <stop className={css.lightStop} offset="0" />
            <stop className={css.middleStop} offset="0.45" />
            <stop className={css.darkStop} offset="1" />
          </radialGradient>
        </defs>
      )}
      {detailed && <ellipse className={css.ground} cx="50" cy="91" rx="30" ry="4.5" />}
      <g className={css.breathing}>
        <g transform={`rotate(${traits.lean} 50 90)`}>
          <g transform={`translate(50 ${body.crown})`}>
            {piece.back && <path className={css.behind} d={piece.back} />}
            {piece.line && <path className={css.line} d={piece.line} />}
          </g>
          <path
            className={css.body}
            d={body.outline}
            {...(detailed && { style: { fill: `url(#${id}g)` } })}
          />
          {detailed && (
            <g clipPath={`url(#${id}c)`}>
              {markings[traits.marking].map(({ tone, path }) => (
                <path key={path} className={css.tones[tone]} d={path} />
              ))}
              <path className={css.rim} d={body.outline} />
            </g>
          )}
          <g transform={`translate(50 ${body.crown})`}>
            {piece.front && <path className={css.piece} d={piece.front} />}
            {piece.glow && <path className={css.glow} d={piece.glow} fillRule="evenodd" />}
          </g>
          <Face mood={mood} traits={traits} y={body.face} detailed={detailed} />
        </g>
      </g>
    </svg>
  );
});
