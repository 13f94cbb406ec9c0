import { type ComponentPropsWithoutRef, type CSSProperties, forwardRef, memo, useId } from 'react';
import { classNames } from '../../internal/class-names.ts';
import { drawing } from '../../internal/drawing.ts';
import { lruMemoize } from '../../internal/lru-memoize.ts';
import { painted } from '../../internal/shape.ts';
import { HEIGHT, WIDTH } from './brush.ts';
import * as css from './cover-art.css.ts';
import { type Cover, type CoverScene, coverPaintOf, coverShapes } from './cover-shapes.ts';

export { coverScenes } from './cover-shapes.ts';

export interface CoverArtProps extends Omit<ComponentPropsWithoutRef<'svg'>, 'children' | 'seed'> {
  /** Seed of the random numbers, such as a game's id. The same seed always gives the same picture. */
  seed: string;
  /** Name of the scene: one of `coverScenes`. For an unknown name the seed chooses one. */
  scene: string | undefined;
  /** Hue of the game, degrees. */
  hue: number;
  /** Darkens the lower half for a text on it. Default: false. */
  shaded?: boolean | undefined;
}

const classOf = (paint: keyof typeof css.paints) => ({ className: css.paints[paint] });

/** Scenes whose subject stands below the middle, such as a tram. */
const low: ReadonlySet<Cover['scene']> = new Set<CoverScene>(['forest', 'mountains', 'night-city']);

/** Cached pictures: more than a page shows. */
const CACHE_SIZE = 100;

const picture = lruMemoize(
  CACHE_SIZE,
  (seed: string, scene: Cover['scene'], shaded: boolean, id: string) =>
    drawing(painted(coverShapes({ seed, scene, shaded, id }), coverPaintOf(id, classOf))),
);

/**
 * The cover of a game or the background of a scene, drawn from a seed. The same seed always gives the same picture.
 * It fills its container, which crops it around its subject. Decoration, hidden from screen readers.
 */
export const CoverArt = memo(
  forwardRef<SVGSVGElement, CoverArtProps>(function CoverArt(
    { seed, scene, hue, shaded = false, className, style, ...rest },
    ref,
  ) {
    const id = useId();
    return (
      <svg
        aria-hidden="true"
        focusable="false"
        {...rest}
        ref={ref}
        className={classNames(css.art, className)}
        style={{ '--cover-hue': hue, ...style } as CSSProperties}
        viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
        preserveAspectRatio={low.has(scene) ? 'xMidYMax slice' : 'xMidYMid slice'}
        {...picture(seed, scene, shaded, id)}
      />
    );
  }),
);
