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
import { useFollowPointer } from './use-follow-pointer.ts';
import { usePauseOffscreen } from './use-pause-offscreen.ts';

export { type Mood, moods } from './moods.ts';

export interface SpriteProps extends CompanionLook {
  /** Width and height, px, 16–480. Smaller sizes have fewer details. Default: 96. */
  size?: number | undefined;
  /** Fills its container. `size` then decides only the details. Default: false. */
  filling?: boolean | undefined;
  /** Face and posture. Default: `idle`. */
  mood?: Mood | undefined;
  /** The eyes follow the pointer. Default: false. */
  watching?: boolean | undefined;
  /** No motion: for pictures and crowds. Default: false. */
  still?: boolean | undefined;
  /** Accessible name. Without one the sprite is decoration, hidden from screen readers. */
  label?: string | undefined;
  /** Class of the outer element. */
  className?: string | undefined;
}

/** Cached sprites: more than a page shows. */
const CACHE_SIZE = 300;

/** Layers from back to front: body, eyes, mouth. An empty layer is null; a still sprite has one layer. */
const layersOf = lruMemoize(
  CACHE_SIZE,
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

/** A server renders no motion. A script of the host may start it before hydration. */
const initialState = typeof document === 'undefined' ? { 'data-awake': 'false' } : {};

/** Postures of moods: lean in degrees, and stretch. */
const postures: Partial<Record<Mood, { lean?: number; transform?: string }>> = {
  curious: { lean: 5 },
  thinking: { lean: -3 },
  sleepy: { lean: 3, transform: 'scale(1.02, 0.965)' },
  sad: { lean: -2, transform: 'scale(1.02, 0.95)' },
  surprised: { transform: 'scale(0.97, 1.035)' },
};

/**
 * A companion, drawn from a seed. The eyes are a separate SVG in an HTML element: browsers animate that element on the
 * compositor, but a part of an SVG on the main thread. A still sprite is one SVG.
 *
 * A host may set `--sprite-look-x` and `--sprite-look-y` on it or an ancestor: the shift of the eyes, % of the picture.
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
  usePauseOffscreen(root, !still);
  useFollowPointer(root, watching && !still);
  const traits = spriteTraits(seed);
  // The id is part of the cache key; sprites that need no clip path share a picture.
  const [body, eyes, speech] = layersOf(
    seed,
    mood,
    size,
    hue,
    still,
    isCut(traits, size) ? id : '',
  );
  const faceY = bodies[traits.body].face;
  const { lean = traits.lean, transform } = postures[mood] ?? {};
  // The first delay is for breath and blink. The second animations, hop and wandering eyes, start at once.
  const delayOf = (seconds: number) =>
    still ? {} : { animationDelay: `${(-traits.phase * seconds).toFixed(2)}s, 0s` };
  return (
    // The content needs no `aria-hidden`: both this one and `role="img"` hide all children.
    <span
      ref={root}
      className={classNames(
        css.sprite,
        hasLimbs(size) && css.grounded,
        filling && css.filling,
        className,
      )}
      style={filling ? {} : { inlineSize: size, blockSize: size }}
      // A script may change `data-awake` before hydration.
      suppressHydrationWarning
      {...(still ? {} : initialState)}
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
          ...delayOf(css.BREATH_S),
        }}
      >
        {body && <Layer content={body} />}
        {eyes && (
          <span
            className={classNames(css.eyes, mood === 'thinking' && css.ponders)}
            style={{ transformOrigin: `50% ${faceY}%`, ...delayOf(css.BLINK_S) }}
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
