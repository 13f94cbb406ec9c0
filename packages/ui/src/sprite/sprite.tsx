import { type CSSProperties, memo, useId } from 'react';
import { classNames } from '../internal/class-names.ts';
import { type Drawing, drawing } from '../internal/drawing.ts';
import { remembering } from '../internal/remembering.ts';
import { painted, styledBy } from '../internal/shape.ts';
import { bodies } from './bodies.ts';
import { TO_MOUTH } from './face.ts';
import { figure, hasLimbs, type SpriteShape } from './figure.ts';
import type { Mood } from './moods.ts';
import * as css from './sprite.css.ts';
import { spriteTraits } from './sprite-traits.ts';
import { useWatching } from './use-watching.ts';

export { type Mood, moods } from './moods.ts';

export interface SpriteProps {
  /** Decides the body. */
  seed: string;
  /** px of the square it is drawn in, 16–480. Smaller ones have fewer details. */
  size?: number;
  /** As large as its place instead; `size` then says only how much of it is drawn. */
  filling?: boolean;
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

const paints = styledBy(css.paints);

/** More than a page shows. */
const REMEMBERED = 300;

/** Its pictures, from the back. What there is nothing of is none, and who holds still is one. */
const companion = remembering(
  REMEMBERED,
  (seed: string, mood: Mood, size: number, still: boolean, id: string) => {
    const traits = spriteTraits(seed);
    const { body, eyes, speech } = figure(traits, mood, size, id);
    const layer = (shapes: readonly SpriteShape[]) =>
      shapes.length === 0 ? null : drawing(painted(shapes, paints));
    return still
      ? { traits, body: layer([...body, ...eyes, ...speech]), eyes: null, speech: null }
      : { traits, body: layer(body), eyes: layer(eyes), speech: layer(speech) };
  },
);

/**
 * A companion's body, drawn from a seed. The eyes are a picture of their own over the body's, because
 * browsers move whole pictures without painting, but not the parts of one; and in a box of HTML, because
 * they let an SVG's own `scale` and `translate` move in no thread but the main one.
 * One that holds still is one picture: its eyes look nowhere else.
 *
 * A host may set on it or above it: `--sprite-look-x` and `--sprite-look-y`, where the eyes look, px in
 * hundredths of the picture; `--sprite-arms: 0` to take the arms and feet away.
 */
export const Sprite = memo(function Sprite({
  seed,
  size = 96,
  filling = false,
  mood = 'idle',
  hue,
  watching = false,
  still = false,
  label,
  className,
}: SpriteProps) {
  const id = useId();
  const root = useWatching(watching && !still);
  const { traits, body, eyes, speech } = companion(seed, mood, size, still, id);
  const coatHue = hue ?? traits.hue;
  const faceY = bodies[traits.body].face;
  return (
    <span
      ref={root}
      className={classNames(
        css.sprite,
        css.coats[traits.coat],
        hasLimbs(size) && css.grounded,
        still && css.still,
        filling && css.filling,
        className,
      )}
      style={
        {
          ...(!filling && { inlineSize: size, blockSize: size }),
          '--sprite-hue': coatHue,
          '--sprite-accent': coatHue + traits.accent,
          '--sprite-phase': traits.phase,
          '--sprite-lean': `${traits.lean}deg`,
          '--sprite-unit': size / 100,
        } as CSSProperties
      }
      {...(label === undefined ? { 'aria-hidden': true } : { role: 'img', 'aria-label': label })}
    >
      <span className={classNames(css.figure, css.postures[mood])}>
        {body && <Layer content={body} />}
        {eyes && (
          <span
            className={classNames(css.eyes, mood === 'thinking' && css.ponders)}
            style={{ transformOrigin: `50% ${faceY}%` }}
          >
            <Layer content={eyes} />
          </span>
        )}
        {speech && (
          <span className={css.speaks} style={{ transformOrigin: `50% ${faceY + TO_MOUTH}%` }}>
            <Layer content={speech} />
          </span>
        )}
      </span>
    </span>
  );
});

const Layer = ({ content }: { content: Drawing }) => (
  <svg className={css.layer} viewBox="0 0 100 100" aria-hidden="true" {...content} />
);
