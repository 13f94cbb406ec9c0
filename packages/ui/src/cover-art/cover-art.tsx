import { type CSSProperties, memo, useId } from 'react';
import { createBrush, HEIGHT, WIDTH } from './brush.ts';
import * as css from './cover-art.css.ts';
import { scenes } from './scenes/index.ts';

export type CoverScene = keyof typeof scenes;
export const coverScenes = Object.keys(scenes) as CoverScene[];

export interface CoverArtProps {
  /** Decides everything that chance decides: a game's id. */
  seed: string;
  /** What is drawn; a name that nobody knows is decided by the seed. */
  scene: string | undefined;
  /** Degrees: the game's. */
  hue: number;
  /** The lower edge is darkened, where a title or a text stands on it. */
  shaded?: boolean;
}

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
  const brush = createBrush(seed);
  const fallback = coverScenes[Math.floor(brush.between(0, coverScenes.length))] ?? 'mountains';
  const draw = scenes[scene !== undefined && scene in scenes ? (scene as CoverScene) : fallback];
  const paint = (name: string) => `url(#${id}${name})`;
  return (
    <svg
      className={css.art}
      style={{ '--cover-hue': hue } as CSSProperties}
      viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
      preserveAspectRatio="xMidYMid slice"
      aria-hidden="true"
      focusable="false"
    >
      <defs>
        <linearGradient id={`${id}sky`} x1="0" y1="0" x2="0" y2="1">
          <stop offset="0" className={css.zenith} />
          <stop offset="0.55" className={css.sky} />
          <stop offset="1" className={css.horizon} />
        </linearGradient>
        <radialGradient id={`${id}glow`}>
          <stop offset="0" className={css.glowNear} />
          <stop offset="1" className={css.glowFar} />
        </radialGradient>
        <radialGradient id={`${id}lamp`}>
          <stop offset="0" className={css.lampNear} />
          <stop offset="1" className={css.lampFar} />
        </radialGradient>
        <linearGradient id={`${id}shade`} x1="0" y1="0" x2="0" y2="1">
          <stop offset="0" className={css.shadeFar} />
          <stop offset="1" className={css.shadeNear} />
        </linearGradient>
      </defs>
      <rect width={WIDTH} height={HEIGHT} fill={paint('sky')} />
      {draw({ brush, glow: paint('glow'), lamp: paint('lamp') })}
      {shaded && (
        <rect y={HEIGHT * 0.45} width={WIDTH} height={HEIGHT * 0.55} fill={paint('shade')} />
      )}
    </svg>
  );
});
