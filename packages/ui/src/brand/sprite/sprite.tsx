import { memo, useId, useRef } from 'react';
import { classNames } from '../../internal/class-names.ts';
import { type Drawing, drawing } from '../../internal/drawing.ts';
import { lruMemoize } from '../../internal/lru-memoize.ts';
import { painted } from '../../internal/shape.ts';
import { bodies } from './bodies.ts';
import type { CompanionLook } from './companion.ts';
import { drawingOf, hasLimbs, isCut, type SpriteShape } from './drawing-of.ts';
import { TO_MOUTH } from './face.ts';
import type { Mood } from './moods.ts';
import * as css from './sprite.css.ts';
import { spritePaintOf } from './sprite-paints.ts';
import { spriteTraits } from './sprite-traits.ts';
import { useAwake } from './use-awake.ts';
import { useWatching } from './use-watching.ts';

export { type Mood, moods } from './moods.ts';

export interface SpriteProps extends CompanionLook {
  /** px of the square it is drawn in, 16–480. Smaller ones have fewer details. Default: 96. */
  size?: number | undefined;
  /** Fills its place instead; `size` then decides only the amount of detail. */
  filling?: boolean | undefined;
  /** Face and posture. Default: `idle`. */
  mood?: Mood | undefined;
  /** Its eyes follow the pointer. */
  watching?: boolean | undefined;
  /** Does not move: for pictures and crowds. */
  still?: boolean | undefined;
  /** Its name, when it means something. Without one it is decoration. */
  label?: string | undefined;
  /** Of the element around it. */
  className?: string | undefined;
}

/** Sprites kept: more than a page shows. */
const REMEMBERED = 300;

/** Layers from back to front: body, eyes, mouth. Empty layers are null; a still sprite has a single layer. */
const companion = lruMemoize(
  REMEMBERED,
  (seed: string, mood: Mood, size: number, hue: number | undefined, still: boolean, id: string) => {
    const traits = spriteTraits(seed);
    const { body, eyes, speech } = drawingOf(traits, mood, size, id);
    const paintOf = spritePaintOf(traits, hue ?? traits.hue, css.outline);
    const layers = still ? [[...body, ...eyes, ...speech]] : [body, eyes, speech];
    return layers.map((shapes: readonly SpriteShape[]) =>
      shapes.length === 0 ? null : drawing(painted(shapes, paintOf)),
    );
  },
);

/** On a server it is drawn at rest; a host's script may set it in motion before hydration. */
const atFirst = typeof document === 'undefined' ? { 'data-awake': 'false' } : {};

/** Posture of a mood where it differs from the body's own: lean in degrees, and stretch. */
const postures: Partial<Record<Mood, { lean?: number; transform?: string }>> = {
  curious: { lean: 5 },
  thinking: { lean: -3 },
  sleepy: { lean: 3, transform: 'scale(1.02, 0.965)' },
  sad: { lean: -2, transform: 'scale(1.02, 0.95)' },
  surprised: { transform: 'scale(0.97, 1.035)' },
};

/**
 * A companion's body, drawn from a seed. The eyes are an SVG of their own over the body's, because browsers
 * move a whole SVG without painting, but not a part of one; and they are moved by a box of HTML around it,
 * because an SVG's own `scale` and `translate` are animated on the main thread. A still one is one SVG.
 *
 * A host may set `--sprite-look-x` and `--sprite-look-y` on it or above it: how far the eyes are moved,
 * in per cent of the picture.
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
  // The id is part of the cache key; sprites that need no clip path share a picture.
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
  // The first delay is of breath and blink. A hop and a wandering eye, the second animations, begin at once.
  const inItsOwnTime = (seconds: number) =>
    still ? {} : { animationDelay: `${(-traits.phase * seconds).toFixed(2)}s, 0s` };
  return (
    // What is drawn inside needs no `aria-hidden`: a picture has no parts, and decoration is hidden whole.
    <span
      ref={root}
      className={classNames(
        css.sprite,
        hasLimbs(size) && css.grounded,
        filling && css.filling,
        className,
      )}
      style={filling ? {} : { inlineSize: size, blockSize: size }}
      // `data-awake` may have been changed before hydration.
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
        style={{
          rotate: lean ? `${lean}deg` : undefined,
          transform,
          ...inItsOwnTime(css.BREATH_S),
        }}
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
  <svg className={css.layer} viewBox="0 0 100 100" {...content} />
);
