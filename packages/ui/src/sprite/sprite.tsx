import { type CSSProperties, memo, useId, useMemo } from 'react';
import { classNames } from '../internal/class-names.ts';
import { armsPath } from './arms.ts';
import { type Build, bodies } from './bodies.ts';
import { facePaths } from './face.ts';
import { type HeadPiece, headPieces } from './head-pieces.ts';
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

/** A companion's body, drawn from a seed. */
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
  const svg = useWatching(watching && !still);
  const traits = useMemo(() => spriteTraits(seed), [seed]);
  const family = bodies[traits.body];
  const build: Build = family.builds[traits.build];
  const piece: HeadPiece = headPieces[traits.head];
  const marking: Marking = markings[traits.marking];
  const face = facePaths(traits, mood, eyeScale(size));
  const hasFace = size >= FACE_FROM;
  const hasLimbs = size >= LIMBS_FROM;
  const hasTexture = size >= TEXTURE_FROM;
  const coatHue = hue ?? traits.hue;
  const draw = (parts: readonly Part[], transform?: string) =>
    parts
      .filter(({ fine }) => hasTexture || !fine)
      .map((part) => <PartPath key={part.d} part={part} transform={transform} />);
  return (
    // biome-ignore lint/a11y/noSvgWithoutTitle: named by `aria-label`, or hidden when it is decoration
    <svg
      ref={svg}
      className={classNames(css.sprite, css.coats[traits.coat], still && css.still, className)}
      style={
        {
          '--sprite-hue': coatHue,
          '--sprite-accent': coatHue + traits.accent,
          '--sprite-phase': traits.phase,
        } as CSSProperties
      }
      width={size}
      height={size}
      viewBox="0 0 100 100"
      data-mood={mood}
      focusable="false"
      {...(label === undefined ? { 'aria-hidden': true } : { role: 'img', 'aria-label': label })}
    >
      {hasLimbs && (
        <clipPath id={id}>
          <path d={build.outline} />
        </clipPath>
      )}
      {hasLimbs && <ellipse className={css.ground} cx="53" cy="90.4" rx="32" ry="4.6" />}
      <g
        className={classNames(css.posture, mood === 'happy' && css.gladly)}
        transform={`rotate(${traits.lean})`}
      >
        {hasLimbs && <path className={css.feet} d={FEET} />}
        {piece.on === 'ears' && ears(build).map((transform) => draw(piece.parts, transform))}
        {piece.on === 'top' && draw(piece.parts, `translate(${build.top.join(' ')})`)}
        <path className={hasLimbs ? css.rim : css.body} d={build.outline} />
        <g {...(hasLimbs && { clipPath: `url(#${id})` })}>
          {hasLimbs && (
            <>
              <path className={css.body} d={build.outline} transform="translate(1.5 1.3)" />
              {draw(marking.parts, `translate(50 ${marking.from === 'face' ? family.face : 89})`)}
            </>
          )}
          {hasFace && (
            <>
              {draw(build.own ?? [])}
              <path className={css.shade} d={build.shade} />
            </>
          )}
          {hasTexture && <Texture build={build} />}
        </g>
        {piece.on === 'hat' && build.hat && draw(piece.parts, hat(build.hat))}
        <g transform={`translate(50 ${family.face})`}>
          {hasLimbs && traits.marking !== 'freckles' && (
            <path className={css.cheeks} d={face.cheeks} />
          )}
          <g className={classNames(css.look, mood === 'thinking' && css.ponders)}>
            {face.eyes && (
              <g className={css.eyes}>
                <path d={face.eyes} />
                {hasTexture && <path className={css.irises} d={face.irises} />}
                {hasFace && (
                  <path
                    className={classNames(
                      css.screens,
                      traits.coat === 'dusk' && css.screensOnLight,
                    )}
                    d={face.screens}
                  />
                )}
              </g>
            )}
            {face.lines && <path className={css.lines} d={face.lines} />}
            {hasFace && (
              <g transform="translate(0 9.6)">
                <path
                  className={classNames(
                    face.mouthIsOpen ? css.mouth : css.lines,
                    mood === 'talking' && css.speaks,
                  )}
                  d={face.mouth}
                />
                {face.fang && <path className={css.fang} d="M1 1.8L3.6 1L3.2 4.4Z" />}
              </g>
            )}
          </g>
        </g>
        {hasLimbs && <path className={css.limbs} d={armsPath(build.arm, family.face, mood)} />}
      </g>
    </svg>
  );
});

const FEET =
  'M29 88A8.4 5 0 1 1 45.8 88A8.4 4.4 0 1 1 29 88ZM54.2 88A8.4 5 0 1 1 71 88A8.4 4.4 0 1 1 54.2 88Z';

const ears = ({ ear: [x, y, tilt] }: Build) => [
  `translate(${100 - x} ${y})rotate(${-tilt})scale(-1 1)`,
  `translate(${x} ${y})rotate(${tilt})`,
];

const hat = ([x, y, half]: NonNullable<Build['hat']>) =>
  `translate(${x} ${y})rotate(-4)scale(${half / 24})`;

function PartPath({
  part: { tone, d, line },
  transform,
}: {
  part: Part;
  transform?: string | undefined;
}) {
  return line === undefined ? (
    <path className={css.fills[tone]} d={d} transform={transform} />
  ) : (
    <path
      className={classNames(css.stroke, css.strokes[tone])}
      strokeWidth={line}
      d={d}
      transform={transform}
    />
  );
}

/** What only a large picture shows: the screen's light on the dark side and the grain of a print. */
function Texture({ build }: { build: Build }) {
  return (
    <>
      <circle className={css.pool} cx="31" cy="33" r="37" />
      <path className={css.bounce} d={build.outline} pathLength="100" />
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
