import { type CSSProperties, memo, useId } from 'react';
import { drawing } from '../../internal/drawing.ts';
import { lruMemoize } from '../../internal/lru-memoize.ts';
import { painted } from '../../internal/shape.ts';
import { HEIGHT, WIDTH } from './brush.ts';
import * as css from './cover-art.css.ts';
import { type Cover, coverPaintOf, coverShapes } from './cover-shapes.ts';

export { coverScenes } from './cover-shapes.ts';

export interface CoverArtProps extends Pick<Cover, 'seed' | 'scene'> {
  /** Degrees: the game's. */
  hue: number;
  /** The lower edge is darkened, where a title or a text stands on it. */
  shaded?: boolean | undefined;
}

const classOf = (paint: keyof typeof css.paints) => ({ className: css.paints[paint] });

/** Pictures kept: more than a page shows. */
const REMEMBERED = 100;

const picture = lruMemoize(
  REMEMBERED,
  (seed: string, scene: Cover['scene'], shaded: boolean, id: string) =>
    drawing(painted(coverShapes({ seed, scene, shaded, id }), coverPaintOf(id, classOf))),
);

/**
 * The cover of a game or the ground of a scene, drawn from a seed, the same for ever. It fills its
 * place and is cut from the middle. Decoration: what it shows is said beside it.
 */
export const CoverArt = memo(function CoverArt({
  seed,
  scene,
  hue,
  shaded = false,
}: CoverArtProps) {
  const id = useId();
  return (
    <svg
      className={css.art}
      style={{ '--cover-hue': hue } as CSSProperties}
      viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
      preserveAspectRatio="xMidYMid slice"
      aria-hidden="true"
      focusable="false"
      {...picture(seed, scene, shaded, id)}
    />
  );
});
