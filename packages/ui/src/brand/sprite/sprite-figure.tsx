import { useComposedRefs } from '@radix-ui/react-compose-refs';
import { type ComponentPropsWithoutRef, forwardRef, useId, useRef } from 'react';
import { classNames } from '../../internal/class-names.ts';
import { type Drawing, drawing } from '../../internal/drawing.ts';
import { drawnByServer } from '../../internal/lazy-drawing.ts';
import { lruMemoize } from '../../internal/lru-memoize.ts';
import { painted } from '../../internal/shape.ts';
import type { CompanionLook } from './companion.ts';
import { drawingOf, faceHeight, hasLimbs, isCut, type SpriteShape } from './drawing-of.ts';
import { TO_MOUTH } from './face.ts';
import type { Figure } from './figure.ts';
import type { Mood } from './moods.ts';
import * as css from './sprite.css.ts';
import { spritePaintOf } from './sprite-paints.ts';
import { useFollowPointer } from './use-follow-pointer.ts';
import { usePauseOffscreen } from './use-pause-offscreen.ts';

interface SpriteOptions extends Omit<ComponentPropsWithoutRef<'span'>, 'children'> {
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
}

export interface SpriteProps extends SpriteOptions, CompanionLook {}

interface SpriteFigureProps extends SpriteOptions {
  figure: Figure;
  /** Degrees. Default: the hue of the figure. */
  hue?: number | undefined;
}

/** Cached pictures of all figures: more than a page shows. */
const PICTURES = 300;

/** Layers from back to front: body, eyes, mouth. An empty layer is null; a still sprite has one layer. */
const layersOf = lruMemoize(
  PICTURES,
  (figure: Figure, mood: Mood, size: number, hue: number, still: boolean, id: string) => {
    const { body, eyes, speech } = drawingOf(figure, mood, size, id);
    const paintOf = spritePaintOf(figure, hue, css.outline);
    const layers = still ? [[...body, ...eyes, ...speech]] : [body, eyes, speech];
    return layers.map((shapes: readonly SpriteShape[]) =>
      shapes.length === 0 ? null : drawing(painted(shapes, paintOf)),
    );
  },
  (figure, ...rest) => [figure.key, ...rest].join(),
);

/** A server renders no motion. A script of the host may start it before hydration. */
const initialState = typeof document === 'undefined' ? { 'data-awake': 'false' } : {};

/** Postures of moods: lean in degrees, and stretch. */
export const postures: Partial<Record<Mood, { lean?: number; transform?: string }>> = {
  curious: { lean: 5 },
  thinking: { lean: -3 },
  sleepy: { lean: 3, transform: 'scale(1.02, 0.965)' },
  sad: { lean: -2, transform: 'scale(1.02, 0.95)' },
  surprised: { transform: 'scale(0.97, 1.035)' },
};

/**
 * The picture of a figure. The eyes are a separate SVG in an HTML element: browsers animate that element on the
 * compositor, but a part of an SVG on the main thread. A still sprite is one SVG.
 */
export const SpriteFigure = forwardRef<HTMLSpanElement, SpriteFigureProps>(function SpriteFigure(
  {
    figure,
    size = 96,
    filling = false,
    mood = 'idle',
    hue = figure.hue,
    watching = false,
    still = false,
    label,
    className,
    style,
    ...rest
  },
  ref,
) {
  const id = useId();
  const root = useRef<HTMLSpanElement>(null);
  usePauseOffscreen(root, !still);
  useFollowPointer(root, watching && !still);
  // The id is part of the cache key; sprites that need no clip path share a picture.
  const [body, eyes, speech] = layersOf(figure, mood, size, hue, still, isCut(size) ? id : '');
  const faceY = faceHeight(figure);
  const { lean = figure.lean, transform } = postures[mood] ?? {};
  // The first delay is for breath and blink. The second animations, hop and wandering eyes, start at once.
  const delayOf = (seconds: number) =>
    still ? {} : { animationDelay: `${(-figure.phase * seconds).toFixed(2)}s, 0s` };
  return (
    // The content needs no `aria-hidden`: both this one and `role="img"` hide all children.
    <span
      {...(label === undefined ? { 'aria-hidden': true } : { role: 'img', 'aria-label': label })}
      {...rest}
      ref={useComposedRefs(root, ref)}
      className={classNames(
        css.sprite,
        hasLimbs(size) && css.grounded,
        filling && css.filling,
        className,
      )}
      style={filling ? style : { inlineSize: size, blockSize: size, ...style }}
      // A script may change `data-awake` before hydration.
      suppressHydrationWarning
      {...(still ? {} : initialState)}
      {...(figure.design ? drawnByServer : {})}
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
