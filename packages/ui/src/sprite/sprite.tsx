import { type CSSProperties, memo, useId, useMemo } from 'react';
import { classNames } from '../internal/class-names.ts';
import { type Build, bodies } from './bodies.ts';
import { facePaths, TO_MOUTH } from './face.ts';
import { type HeadPiece, headPieces } from './head-pieces.ts';
import { limbsPath } from './limbs.ts';
import { litEdge } from './lit-edge.ts';
import { type Marking, markings } from './markings.ts';
import type { Mood } from './moods.ts';
import type { Part } from './part.ts';
import * as css from './sprite.css.ts';
import { spriteTraits } from './sprite-traits.ts';
import { useWatching } from './use-watching.ts';

export { type Mood, moods } from './moods.ts';

export interface SpriteProps {
  /** Decides the body. */
  seed: string;
  /** px of the square it is drawn in, 16–480. Smaller ones have fewer details. */
  size?: number;
  mood?: Mood;
  /** Degrees; default: the seed's own. */
  hue?: number;
  /** Its eyes follow the pointer. */
  watching?: boolean;
  /** Neither breathes nor blinks: for pictures and for crowds. */
  still?: boolean;
  /** Its name, when it means something. Without one it is decoration. */
  label?: string;
  className?: string | undefined;
}

/** From these sizes on, px, a picture has room for a face, for limbs and markings, for texture. */
const FACE_FROM = 28;
const LIMBS_FROM = 44;
const TEXTURE_FROM = 144;

/** How much larger the eyes of a small picture are. */
const eyeScale = (size: number) => (size < FACE_FROM ? 1.36 : size < LIMBS_FROM ? 1.24 : 1);

/**
 * A companion's body, drawn from a seed. The eyes are a picture of their own over the body's, because
 * browsers move whole pictures without painting, but not the parts of one.
 *
 * A host may set on it or above it: `--sprite-look-x` and `--sprite-look-y`, where the eyes look, px in
 * hundredths of the picture; `--sprite-arms: 0` to take the arms and feet away.
 */
export const Sprite = memo(function Sprite({
  seed,
  size = 96,
  mood = 'idle',
  hue,
  watching = false,
  still = false,
  label,
  className,
}: SpriteProps) {
  const id = useId();
  const root = useWatching(watching && !still);
  const traits = useMemo(() => spriteTraits(seed), [seed]);
  const family = bodies[traits.body];
  const build: Build = family.builds[traits.build];
  const piece: HeadPiece = headPieces[traits.head];
  const marking: Marking = markings[traits.marking];
  const face = facePaths(traits, family.face, mood, eyeScale(size));
  const hasFace = size >= FACE_FROM;
  const hasLimbs = size >= LIMBS_FROM;
  const hasTexture = size >= TEXTURE_FROM;
  const coatHue = hue ?? traits.hue;
  const draw = (parts: readonly Part[], transform?: string) =>
    parts.map((part) => (hasTexture || !part.fine ? drawPart(part, transform) : null));
  const marks =
    hasLimbs && draw(marking.parts, `translate(50 ${marking.from === 'face' ? family.face : 89})`);
  const isClipped = hasTexture || (hasLimbs && marking.cut);
  const mouth = <path className={face.mouthIsOpen ? css.mouth : css.lines} d={face.mouth} />;
  const eyesAt = { transformOrigin: `50% ${family.face}%` };
  return (
    <span
      ref={root}
      className={classNames(
        css.sprite,
        css.coats[traits.coat],
        hasLimbs && css.grounded,
        still && css.still,
        className,
      )}
      style={
        {
          inlineSize: size,
          blockSize: size,
          '--sprite-hue': coatHue,
          '--sprite-accent': coatHue + traits.accent,
          '--sprite-phase': traits.phase,
          '--sprite-lean': `${traits.lean}deg`,
          '--sprite-unit': size / 100,
        } as CSSProperties
      }
      {...(label === undefined ? { 'aria-hidden': true } : { role: 'img', 'aria-label': label })}
    >
      <span className={classNames(css.figure, css.postures[mood])}>
        <svg className={css.layer} viewBox="0 0 100 100" aria-hidden="true" focusable="false">
          {isClipped && (
            <clipPath id={id}>
              <path d={build.outline} />
            </clipPath>
          )}
          {piece.on === 'ears' && earsOf(build).map((transform) => draw(piece.parts, transform))}
          {piece.on === 'top' && draw(piece.parts, `translate(${build.top.join(' ')})`)}
          <path className={css.body} d={build.outline} />
          {isClipped ? (
            <g clipPath={`url(#${id})`}>
              {marks}
              {hasTexture && <Texture build={build} />}
            </g>
          ) : (
            marks
          )}
          {hasFace && draw(build.own ?? [])}
          {hasFace && <path className={css.shade} d={build.shade} />}
          {hasLimbs && <path className={css.rim} d={edgeOf(build.outline)} />}
          {hasTexture && <path className={css.bounce} d={litEdge(build.outline, -RIM)} />}
          {piece.on === 'hat' && build.hat && draw(piece.parts, hatOn(build.hat))}
          {hasLimbs && traits.marking !== 'freckles' && (
            <path className={css.cheeks} d={face.cheeks} />
          )}
          {face.lines && <path className={css.lines} d={face.lines} />}
          {hasFace && mood !== 'talking' && mouth}
          {hasLimbs && <path className={css.limbs} d={limbsPath(build.arm, family.face, mood)} />}
        </svg>
        {face.eyes && (
          <svg
            className={classNames(css.eyes, mood === 'thinking' && css.ponders)}
            style={eyesAt}
            viewBox="0 0 100 100"
            aria-hidden="true"
            focusable="false"
          >
            {/* In a small picture the screen is a hole, through which the coat is seen. */}
            <path d={hasFace && !hasTexture ? face.eyes + face.screens : face.eyes} />
            {hasTexture && <path className={css.irises} d={face.irises} />}
            {hasTexture && <path className={css.screens} d={face.screens} />}
          </svg>
        )}
        {hasFace && mood === 'talking' && (
          <svg
            className={css.speaks}
            style={{ transformOrigin: `50% ${family.face + TO_MOUTH}%` }}
            viewBox="0 0 100 100"
            aria-hidden="true"
            focusable="false"
          >
            {mouth}
          </svg>
        )}
      </span>
    </span>
  );
});

/** Widest part of a lit edge, in hundredths of the picture. */
const RIM = 1.9;

const edges = new Map<string, string>();

function edgeOf(outline: string): string {
  const known = edges.get(outline);
  if (known !== undefined) return known;
  const edge = litEdge(outline, RIM);
  edges.set(outline, edge);
  return edge;
}

const earsOf = ({ ear: [x, y, tilt] }: Build) => [
  `translate(${100 - x} ${y})rotate(${-tilt})scale(-1 1)`,
  `translate(${x} ${y})rotate(${tilt})`,
];

const hatOn = ([x, y, half]: NonNullable<Build['hat']>) =>
  `translate(${x} ${y})rotate(-4)scale(${half / 24})`;

const drawPart = ({ tone, d, line }: Part, transform?: string) => (
  <path
    key={d}
    className={line === undefined ? css.fills[tone] : css.strokes[tone]}
    d={d}
    strokeWidth={line}
    transform={transform}
  />
);

/** What only a large picture shows: the light of the lamp and the grain of a print. */
function Texture({ build }: { build: Build }) {
  return (
    <>
      <circle className={css.pool} cx="31" cy="33" r="37" />
      {[-1.6, -3.6, -6].map((offset) => (
        <path
          key={offset}
          className={css.grain}
          d={build.shade}
          transform={`translate(${offset} ${offset * 0.9})`}
        />
      ))}
    </>
  );
}
