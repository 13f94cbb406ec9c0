import type { Shape } from '../../internal/shape.ts';
import { type Build, bodies } from './bodies.ts';
import { facePaths } from './face.ts';
import { type HeadPiece, headPieces } from './head-pieces.ts';
import { limbsPath } from './limbs.ts';
import { litEdge } from './lit-edge.ts';
import { type Marking, markings } from './markings.ts';
import type { Mood } from './moods.ts';
import type { Part } from './part.ts';
import type { SpritePaint } from './sprite-paints.ts';
import type { SpriteTraits } from './sprite-traits.ts';

export type SpriteShape = Shape<SpritePaint>;

/** The shapes of a companion in a view box of 100 × 100. Each layer covers the previous one. */
export interface SpriteDrawing {
  body: readonly SpriteShape[];
  /** Empty while the eyes are closed. */
  eyes: readonly SpriteShape[];
  /** The mouth while talking. Otherwise the mouth is in `body`. */
  speech: readonly SpriteShape[];
}

/** Smallest sizes, px, with a face, with limbs and markings, with texture. */
const FACE_FROM = 28;
const LIMBS_FROM = 44;
const TEXTURE_FROM = 144;

export const hasLimbs = (size: number): boolean => size >= LIMBS_FROM;

/** Whether a shape exceeds the outline of the body at this size, so that the drawing needs a clip path. */
export function isCut(traits: SpriteTraits, size: number): boolean {
  const { cut = false }: Marking = markings[traits.marking];
  return size >= TEXTURE_FROM || (cut && hasLimbs(size));
}

const eyeScale = (size: number) => (size < FACE_FROM ? 1.36 : size < LIMBS_FROM ? 1.24 : 1);

/**
 * The companion of `traits` in a mood, with the details of `size`, px. `id` is the id of the clip path, unique in the
 * document. It is used only when `isCut` returns true.
 */
export function drawingOf(
  traits: SpriteTraits,
  mood: Mood,
  size: number,
  id: string,
): SpriteDrawing {
  const family = bodies[traits.body];
  const build: Build = family.builds[traits.build];
  const piece: HeadPiece = headPieces[traits.head];
  const marking: Marking = markings[traits.marking];
  const face = facePaths(traits, family.face, mood, eyeScale(size));
  const mouth = path(face.mouthIsOpen ? 'mouth' : 'lines', face.mouth);
  const withFace = size >= FACE_FROM;
  const withLimbs = hasLimbs(size);
  const withTexture = size >= TEXTURE_FROM;
  const parts = (list: readonly Part[], transform?: string) =>
    list.filter(({ fine }) => withTexture || !fine).map((part) => partPath(part, transform));
  const marks = withLimbs
    ? parts(marking.parts, `translate(50 ${marking.from === 'face' ? family.face : 89})`)
    : [];

  const body: SpriteShape[] = [];
  if (piece.on === 'ears')
    for (const transform of earsOf(build)) body.push(...parts(piece.parts, transform));
  if (piece.on === 'top') body.push(...parts(piece.parts, `translate(${build.top.join(' ')})`));
  body.push(path('body', build.outline));
  if (withTexture) marks.push(...texture(build));
  body.push(...(isCut(traits, size) ? cutOff(marks, build, id) : marks));
  if (withFace) body.push(...parts(build.own ?? []), path('shade', build.shade));
  if (withLimbs) body.push(path('rim', edgeOf(build.outline, RIM)));
  if (withTexture) body.push(path('bounce', edgeOf(build.outline, -RIM)));
  if (piece.on === 'hat' && build.hat) body.push(...parts(piece.parts, hatOn(build.hat)));
  if (withLimbs && traits.marking !== 'freckles') body.push(path('cheeks', face.cheeks()));
  if (face.lines) body.push(path('lines', face.lines));
  if (withFace && mood !== 'talking') body.push(mouth);
  if (withLimbs) body.push(path('limbs', limbsPath(build.arm, family.face, mood)));

  const eyes: SpriteShape[] = [];
  if (face.eyes) {
    // In a small picture the screen is a hole that shows the coat.
    eyes.push(path('eyes', withFace && !withTexture ? face.eyes + face.screens() : face.eyes));
    if (withTexture) eyes.push(path('irises', face.irises()), path('screens', face.screens()));
  }
  return { body, eyes, speech: withFace && mood === 'talking' ? [mouth] : [] };
}

const path = (paint: SpritePaint, d: string, transform?: string): SpriteShape => ({
  tag: 'path',
  paint,
  attributes: { d, transform },
});

const partPath = ({ tone, d, line }: Part, transform?: string): SpriteShape => ({
  tag: 'path',
  paint: tone,
  attributes: { d, transform, strokeWidth: line },
});

const cutOff = (
  shapes: readonly SpriteShape[],
  { outline }: Build,
  id: string,
): readonly SpriteShape[] => [
  { tag: 'clipPath', attributes: { id }, children: [{ tag: 'path', attributes: { d: outline } }] },
  { tag: 'g', attributes: { clipPath: `url(#${id})` }, children: shapes },
];

/** Largest width of a lit edge, % of the picture. */
const RIM = 1.9;

const edges = new Map<string, string>();

function edgeOf(outline: string, width: number): string {
  const key = outline + width;
  const known = edges.get(key);
  if (known !== undefined) return known;
  const edge = litEdge(outline, width);
  edges.set(key, edge);
  return edge;
}

const earsOf = ({ ear: [x, y, tilt] }: Build) => [
  `translate(${100 - x} ${y})rotate(${-tilt})scale(-1 1)`,
  `translate(${x} ${y})rotate(${tilt})`,
];

const hatOn = ([x, y, half]: NonNullable<Build['hat']>) =>
  `translate(${x} ${y})rotate(-4)scale(${half / 24})`;

/** Details of a large picture: lamp light and grain. */
const texture = ({ shade }: Build): SpriteShape[] => [
  { tag: 'circle', paint: 'pool', attributes: { cx: 31, cy: 33, r: 37 } },
  ...['-1.6 -1.44', '-3.6 -3.24', '-6 -5.4'].map((offset) =>
    path('grain', shade, `translate(${offset})`),
  ),
];
