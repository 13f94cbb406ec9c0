import { createBrush, HEIGHT, WIDTH } from './brush.ts';
import type { CoverStop } from './cover-paints.ts';
import { scenes } from './scenes/index.ts';
import { type CoverShape, rect } from './scenes/scene.ts';

export type CoverScene = keyof typeof scenes;
export const coverScenes = Object.keys(scenes) as CoverScene[];

export interface Cover {
  /** Decides everything that chance decides: a game's id. */
  seed: string;
  /** What is drawn; a name that nobody knows is decided by the seed. */
  scene: string | undefined;
  /** The lower edge is darkened, where a title or a text stands on it. */
  shaded: boolean;
  /** Begins the ids of the gradients: each picture of a document has its own. */
  id: string;
}

const linear = { x1: 0, y1: 0, x2: 0, y2: 1 };

function gradient(
  tag: 'linearGradient' | 'radialGradient',
  id: string,
  ...stops: readonly [offset: number, paint: CoverStop][]
): CoverShape {
  return {
    tag,
    attributes: tag === 'linearGradient' ? { id, ...linear } : { id },
    children: stops.map(([offset, paint]) => ({ tag: 'stop', paint, attributes: { offset } })),
  };
}

/** All of a cover, from the back to the front, on a ground of WIDTH × HEIGHT. */
export function coverShapes({ seed, scene, shaded, id }: Cover): CoverShape[] {
  const brush = createBrush(seed);
  const fallback = coverScenes[Math.floor(brush.between(0, coverScenes.length))] ?? 'mountains';
  const draw = scenes[scene !== undefined && scene in scenes ? (scene as CoverScene) : fallback];
  return [
    {
      tag: 'defs',
      attributes: {},
      children: [
        gradient('linearGradient', `${id}sky`, [0, 'zenith'], [0.55, 'sky'], [1, 'horizon']),
        gradient('radialGradient', `${id}glow`, [0, 'glowNear'], [1, 'glowFar']),
        gradient('radialGradient', `${id}lamp`, [0, 'lampNear'], [1, 'lampFar']),
        gradient('linearGradient', `${id}shade`, [0, 'shadeFar'], [1, 'shadeNear']),
      ],
    },
    rect('skyLight', { width: WIDTH, height: HEIGHT }),
    ...draw(brush),
    ...(shaded ? [rect('shade', { y: HEIGHT * 0.45, width: WIDTH, height: HEIGHT * 0.55 })] : []),
  ];
}

/** The paints that are gradients of the picture itself. */
export const coverLights = (id: string) => ({
  skyLight: { fill: `url(#${id}sky)` },
  glow: { fill: `url(#${id}glow)` },
  lampLight: { fill: `url(#${id}lamp)` },
  shade: { fill: `url(#${id}shade)` },
});
