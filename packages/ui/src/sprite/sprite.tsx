import { memo, useId, useRef } from 'react';
import { classNames } from '../internal/class-names.ts';
import { type Drawing, drawing } from '../internal/drawing.ts';
import { remembering } from '../internal/remembering.ts';
import { painted } from '../internal/shape.ts';
import { bodies } from './bodies.ts';
import { TO_MOUTH } from './face.ts';
import { figure, hasLimbs, isCut, type SpriteShape } from './figure.ts';
import type { Mood } from './moods.ts';
import * as css from './sprite.css.ts';
import { spritePaintOf } from './sprite-paints.ts';
import { spriteTraits } from './sprite-traits.ts';
import { useAwake } from './use-awake.ts';
import { useWatching } from './use-watching.ts';

export { type Mood, moods } from './moods.ts';

export interface SpriteProps {
  /** Decides the body: the same seed is the same one for ever. */
  seed: string;
  /** px of the square it is drawn in, 16–480. Smaller ones have fewer details. Default: 96. */
  size?: number;
  /** As large as its place instead; `size` then says only how much of it is drawn. */
  filling?: boolean;
  /** Face and posture. Default: `idle`. */
  mood?: Mood;
  /** Degrees; default: the seed's own. */
  hue?: number;
  /** Its eyes follow the pointer. */
  watching?: boolean;
  /** Neither breathes nor blinks: for pictures and for crowds. */
  still?: boolean;
  /** Its name, when it means something. Without one it is decoration. */
  label?: string;
  /** Of the element around it. */
  className?: string | undefined;
}

/** More than a page shows. */
const REMEMBERED = 300;

/** Its pictures, from the back. What there is nothing of is none, and who holds still is one. */
const companion = remembering(
  REMEMBERED,
  (seed: string, mood: Mood, size: number, hue: number | undefined, still: boolean, id: string) => {
    const traits = spriteTraits(seed);
    const { body, eyes, speech } = figure(traits, mood, size, id);
    const paintOf = spritePaintOf(traits, hue ?? traits.hue, css.outline);
    const layers = still ? [[...body, ...eyes, ...speech]] : [body, eyes, speech];
    return layers.map((shapes: readonly SpriteShape[]) =>
      shapes.length === 0 ? null : drawing(painted(shapes, paintOf)),
    );
  },
);

/** A server's companion sleeps; who serves it may wake those that are seen before their code comes. */
const atFirst = typeof document === 'undefined' ? { 'data-awake': 'false' } : {};

/** How a mood stands, where it does not stand as the body does: degrees, and how it is stretched. */
const postures: Partial<Record<Mood, { lean?: number; transform?: string }>> = {
  curious: { lean: 5 },
  thinking: { lean: -3 },
  sleepy: { lean: 3, transform: 'scale(1.02, 0.965)' },
  sad: { lean: -2, transform: 'scale(1.02, 0.95)' },
  surprised: { transform: 'scale(0.97, 1.035)' },
};

/**
 * A companion's body, drawn from a seed. The eyes are a picture of their own over the body's, because
 * browsers move whole pictures without painting, but not the parts of one; and in a box of HTML, because
 * they let an SVG's own `scale` and `translate` move in no thread but the main one.
 * One that holds still is one picture: its eyes look nowhere else.
 *
 * A host may set `--sprite-look-x` and `--sprite-look-y` on it or above it: where the eyes look, in per
 * cent of the picture.
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
  const root = useRef<HTMLElement>(null);
  useAwake(root, !still);
  useWatching(root, watching && !still);
  const traits = spriteTraits(seed);
  // One without the id is the same picture wherever it stands, and whenever it comes back.
  const [body, eyes, speech] = companion(
    seed,
    mood,
    size,
    hue,
    still,
    isCut(traits, size) ? id : '',
  );
  const faceY = bodies[traits.body].face;
  const { lean = traits.lean, transform } = postures[mood] ?? {};
  // A hop begins at once, and so does a wandering eye: each is the second movement of its element.
  const inItsOwnTime = (seconds: number) =>
    still ? {} : { animationDelay: `${(-traits.phase * seconds).toFixed(2)}s, 0s` };
  return (
    <span
      ref={root}
      className={classNames(
        css.sprite,
        hasLimbs(size) && css.grounded,
        filling && css.filling,
        className,
      )}
      style={filling ? {} : { inlineSize: size, blockSize: size }}
      // Whether it is awake is the document's to say.
      suppressHydrationWarning
      {...(still ? {} : atFirst)}
      {...(label === undefined ? { 'aria-hidden': true } : { role: 'img', 'aria-label': label })}
    >
      <span
        className={classNames(
          css.figure,
          !still && css.breathes,
          !still && mood === 'happy' && css.hops,
        )}
        style={{ rotate: `${lean}deg`, transform, ...inItsOwnTime(css.BREATH_S) }}
      >
        {body && <Layer content={body} />}
        {eyes && (
          <span
            className={classNames(css.eyes, mood === 'thinking' && css.ponders)}
            style={{ transformOrigin: `50% ${faceY}%`, ...inItsOwnTime(css.BLINK_S) }}
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
