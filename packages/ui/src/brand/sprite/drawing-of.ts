import { rounded } from '../../internal/rounded.ts';
import type { Shape } from '../../internal/shape.ts';
import type { Build, Point } from './bodies.ts';
import { facePaths } from './face.ts';
import type { Figure } from './figure.ts';
import { limbsOf } from './limbs.ts';
import type { Mood } from './moods.ts';
import type { Part } from './part.ts';
import type { SpritePaint } from './sprite-paints.ts';

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
/** The same for designed figures: on cards their parts are enough. */
const DESIGNED_TEXTURE_FROM = 150;

/** Height of the feet, % of the picture. */
const FOOT = 89;

export const hasLimbs = (size: number): boolean => size >= LIMBS_FROM;

/** Whether light and markings exceed the outline at this size, so that the drawing needs a clip path. */
export const isCut = (size: number): boolean => size >= FACE_FROM;

const hasTexture = ({ design }: Figure, size: number) =>
  size >= (design ? DESIGNED_TEXTURE_FROM : TEXTURE_FROM);

const eyeScale = (size: number) => (size < FACE_FROM ? 1.36 : size < LIMBS_FROM ? 1.24 : 1);

/** Height of the eyes in the picture, %. */
export const faceHeight = ({ face, design }: Figure): number =>
  FOOT - (FOOT - face) * (design?.stretch ?? 1);

/**
 * The companion in a mood, with the details of `size`, px. `id` is the id of the clip path, unique in the document. It is
 * used only when `isCut` returns true.
 */
export function drawingOf(figure: Figure, mood: Mood, size: number, id: string): SpriteDrawing {
  const { build, head, marking, design } = figure;
  const eyesAt = faceHeight(figure);
  const face = facePaths(figure, eyesAt, mood, eyeScale(size));
  const mouth = path(face.mouthIsOpen ? 'mouth' : 'lines', face.mouth);
  const withFace = size >= FACE_FROM;
  const withLimbs = hasLimbs(size);
  const withTexture = hasTexture(figure, size);
  const parts = (list: readonly Part[], transform?: string) =>
    list.filter(({ fine }) => withTexture || !fine).map((part) => partPath(part, transform));
  const marks = withLimbs
    ? parts(marking.parts, `translate(50 ${marking.from === 'face' ? figure.face : FOOT})`)
    : [];
  const limbs = limbsOf(stretched(build, design?.stretch), eyesAt, mood, [
    Boolean(design?.left.length),
    Boolean(design?.right.length),
  ]);

  const body: SpriteShape[] = [];
  if (head.on === 'ears')
    for (const transform of earsOf(build)) body.push(...parts(head.parts, transform));
  const lift = head.lifts && lifted.has(mood) ? 'translate(0 -4)rotate(-7)' : '';
  if (head.on === 'top')
    body.push(...parts(head.parts, `translate(${build.top.join(' ')})${lift}`));
  body.push(path('body', build.outline));
  if (withFace) {
    const outline: SpriteShape = { tag: 'path', attributes: { d: build.outline } };
    body.push({ tag: 'clipPath', attributes: { id }, children: [outline] });
    if (marks.length > 0) body.push(clipped(marks, id));
  }
  body.push(...parts((build.own ?? []).filter(({ bold }) => withFace || bold)));
  if (withFace) body.push(clipped(lightOn(build.outline, withLimbs, withTexture), id));
  if (design) body.push(...parts(design.worn, wornOn(build)));
  if ((head.on === 'hat' || head.on === 'hair') && build.hat)
    body.push(...parts(head.parts, hatOn(build.hat, head.on === 'hat' ? -4 : 0)));
  if (design) {
    // A taller body takes along what is on it, but not its face.
    if (design.stretch !== 1)
      body.splice(
        0,
        body.length,
        group(`matrix(1 0 0 ${design.stretch} 0 ${FOOT * (1 - design.stretch)})`, [...body]),
      );
    body.unshift(...parts(design.back, `translate(50 ${eyesAt})`));
    const [left, right] = limbs.hands;
    body.push(...parts(design.left, `${at(left)}scale(-1 1)`), ...parts(design.right, at(right)));
  }
  if (withLimbs && figure.hasCheeks) body.push(path('cheeks', face.cheeks()));
  if (face.lines) body.push(path('lines', face.lines));
  if (withFace && face.mouth && mood !== 'talking') body.push(mouth);
  if (withLimbs) {
    body.push(path('limbs', limbs.path));
    if (design && !build.armless)
      body.push(path('hands', limbs.hands.map(([x, y]) => `M${x} ${y}h0`).join('')));
  }

  const eyes: SpriteShape[] = [];
  if (face.eyes) {
    // In a small picture the screen is a hole that shows the coat.
    eyes.push(path('eyes', withFace && !withTexture ? face.eyes + face.screens() : face.eyes));
    if (withTexture) eyes.push(path('irises', face.irises()), path('screens', face.screens()));
  }
  const speech = withFace && face.mouth && mood === 'talking' ? [mouth] : [];
  return { body, eyes, speech };
}

/** Moods in which a lid rises. */
const lifted = new Set<Mood>(['happy', 'talking', 'surprised']);

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

const group = (transform: string, children: readonly SpriteShape[]): SpriteShape => ({
  tag: 'g',
  attributes: { transform },
  children,
});

const clipped = (children: readonly SpriteShape[], id: string): SpriteShape => ({
  tag: 'g',
  attributes: { clipPath: `url(#${id})` },
  children,
});

/**
 * Light and shade inside an outline: strokes of the outline itself, moved away from the lamp and towards it, clipped. The
 * same path several times is smaller in a compressed page than paths of their own.
 */
function lightOn(outline: string, withEdge: boolean, withTexture: boolean): SpriteShape[] {
  const shapes = [path('dark', outline, 'translate(-3.2-2.7)')];
  if (withEdge) shapes.push(path('lit', outline, 'translate(.7.6)'));
  if (withTexture) {
    shapes.unshift({ tag: 'circle', paint: 'pool', attributes: { cx: 31, cy: 33, r: 37 } });
    shapes.push(path('bounce', outline, 'translate(-.7-.6)'));
    for (const offset of GRAIN) shapes.push(path('grain', outline, `translate(${offset})`));
  }
  return shapes;
}

/** Rows of dots in the shade of a large picture. */
const GRAIN = ['-2-1.7', '-4-3.4', '-6-5.1'];

const stretched = (build: Build, stretch = 1): Build => ({
  ...build,
  arm: [build.arm[0], FOOT - (FOOT - build.arm[1]) * stretch],
});

const at = ([x, y]: Point) => `translate(${x} ${y})`;

const earsOf = ({ ear: [x, y, tilt] }: Build) => [
  `translate(${100 - x} ${y})rotate(${-tilt})scale(-1 1)`,
  `translate(${x} ${y})rotate(${tilt})`,
];

const hatOn = ([x, y, half]: NonNullable<Build['hat']>, tilt: number) =>
  `translate(${x} ${y})rotate(${tilt})scale(${rounded(half / 24, 2)})`;

/** What is worn is drawn for a half width of 24. */
const wornOn = ({ neck: [y, half] = [70, 24] }: Build) =>
  `translate(50 ${y})scale(${rounded(half / 24, 2)})`;
