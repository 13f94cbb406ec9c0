import type { Attributes } from '../../internal/shape.ts';
import { createBrush, HEIGHT, WIDTH } from './brush.ts';
import type { CoverColour, CoverLight, CoverPaint, CoverStop } from './cover-paints.ts';
import { scenes } from './scenes/index.ts';
import { type CoverShape, rect } from './scenes/scene.ts';

export type CoverScene = keyof typeof scenes;
export const coverScenes = Object.keys(scenes) as CoverScene[];

export interface Cover {
  /** Seed of the random numbers, such as a game's id. */
  seed: string;
  /** Name of the scene. For an unknown name the seed chooses one. */
  scene: string | undefined;
  /** Darkens the lower half for a text on it. */
  shaded: boolean;
  /** Prefix of the ids of the gradients, unique in the document. */
  id: string;
}

const gradient =
  (tag: string, direction: Attributes) =>
  (...stops: readonly (readonly [offset: number, paint: CoverStop])[]) =>
  (id: string): CoverShape => ({
    tag,
    attributes: { id, ...direction },
    children: stops.map(([offset, paint]) => ({ tag: 'stop', paint, attributes: { offset } })),
  });
const falling = gradient('linearGradient', { x2: 0, y2: 1 });
const round = gradient('radialGradient', {});

const lights: Record<CoverLight, (id: string) => CoverShape> = {
  skyLight: falling([0, 'zenith'], [0.55, 'sky'], [1, 'horizon']),
  glow: round([0, 'glowNear'], [1, 'glowFar']),
  lampLight: round([0, 'lampNear'], [1, 'lampFar']),
  shade: falling([0, 'shadeFar'], [1, 'shadeNear']),
};
const lightNames = Object.keys(lights) as CoverLight[];
const isLight = (paint: CoverPaint): paint is CoverLight => Object.hasOwn(lights, paint);

/** Own entries only: `constructor` is no scene. */
const isScene = (name: string | undefined): name is CoverScene =>
  name !== undefined && Object.hasOwn(scenes, name);

const paintsOf = (shapes: readonly CoverShape[]): unknown[] =>
  shapes.flatMap(({ paint, children = [] }) => [paint, ...paintsOf(children)]);

/** The shapes of a cover from back to front, in a view box of WIDTH × HEIGHT. */
export function coverShapes({ seed, scene, shaded, id }: Cover): CoverShape[] {
  const brush = createBrush(seed);
  const fallback = coverScenes[Math.floor(brush.between(0, coverScenes.length))] ?? 'mountains';
  const draw = scenes[isScene(scene) ? scene : fallback];
  const shapes = [
    rect('skyLight', { width: WIDTH, height: HEIGHT }),
    ...draw(brush),
    ...(shaded ? [rect('shade', { y: 270, width: WIDTH, height: 330 })] : []),
  ];
  const used = paintsOf(shapes);
  const gradients = lightNames
    .filter((light) => used.includes(light))
    .map((light) => lights[light](id + light));
  return [{ tag: 'defs', attributes: {}, children: gradients }, ...shapes];
}

/** Attributes of a paint of the cover `id`: a reference to a gradient, or a colour. */
export const coverPaintOf =
  (id: string, colourOf: (paint: CoverColour) => Attributes) =>
  (paint: CoverPaint): Attributes =>
    isLight(paint) ? { fill: `url(#${id}${paint})` } : colourOf(paint);
