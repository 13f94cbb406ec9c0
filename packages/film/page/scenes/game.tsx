import { useId } from 'react';
import { along, chance, mix } from '../motion.ts';

/** Size of the game's picture, in SVG units. */
export const GAME_WIDTH = 328;
export const GAME_HEIGHT = 206;

interface GameProps {
  /** Time of the scene, ms; drives the wind. */
  t: number;
  /** Strength of the wind, 0–1. */
  wind: number;
  /** Brightness of the third lamp, 0–1. */
  third: number;
  /** Progress of the wanderer on the way, 0–1. */
  way: number;
}

const random = chance(7);
const gusts = Array.from({ length: 26 }, () => ({
  y: mix(18, 190, random()),
  length: mix(14, 52, random()),
  speed: mix(0.16, 0.34, random()),
  start: random() * 420,
  bend: mix(-3, 3, random()),
}));

/** The wanderer's way: along the front, behind the hill, and back on the far side. */
const IN_FRONT = 0.42;

/** The game Lantern Ridge: two lamps burn, the wind keeps the third dark. */
export function Game({ t, wind, third, way }: GameProps) {
  const id = useId();
  const paint = (name: string) => `url(#${id}${name})`;
  const inFront = way < IN_FRONT;
  const walked = inFront ? way / IN_FRONT : (way - IN_FRONT) / (1 - IN_FRONT);
  const isWalking = way > 0 && way < 1;
  const bob = isWalking ? Math.abs(Math.sin(t / 95)) * 1.5 : 0;
  const x = inFront ? mix(138, 268, walked) : mix(282, 214, walked);
  const y = inFront
    ? along(walked, [
        [0, 186],
        [0.6, 183],
        [1, 206],
      ])
    : along(walked, [
        [0, 168],
        [0.5, 151],
        [1, 148],
      ]);
  const wanderer = (
    <Wanderer
      t={t}
      x={x}
      y={y - bob}
      wind={wind}
      size={inFront ? 1.32 : 1}
      left={!inFront || way === 0}
    />
  );
  const flicker = 1 + 0.1 * Math.sin(t / 83) * (0.4 + wind);
  return (
    <svg
      viewBox={`0 0 ${GAME_WIDTH} ${GAME_HEIGHT}`}
      width="100%"
      height="100%"
      preserveAspectRatio="xMidYMid slice"
      aria-hidden="true"
    >
      <defs>
        <linearGradient id={`${id}sky`} x1="0" y1="0" x2="0" y2="1">
          <stop offset="0" stopColor="oklch(0.27 0.075 282)" />
          <stop offset="0.4" stopColor="oklch(0.42 0.11 350)" />
          <stop offset="0.72" stopColor="oklch(0.68 0.14 48)" />
        </linearGradient>
        <radialGradient id={`${id}sun`}>
          <stop offset="0" stopColor="oklch(0.93 0.1 85)" stopOpacity="0.55" />
          <stop offset="1" stopColor="oklch(0.85 0.12 70)" stopOpacity="0" />
        </radialGradient>
        <radialGradient id={`${id}light`}>
          <stop offset="0" stopColor="oklch(0.95 0.11 85)" stopOpacity="0.95" />
          <stop offset="0.25" stopColor="oklch(0.88 0.14 75)" stopOpacity="0.5" />
          <stop offset="1" stopColor="oklch(0.8 0.14 62)" stopOpacity="0" />
        </radialGradient>
        {['back', 'middle', 'front'].map((name, index) => (
          <linearGradient key={name} id={`${id}${name}`} x1="0" y1="0" x2="0" y2="1">
            <stop
              offset="0"
              stopColor={
                ['oklch(0.5 0.12 38)', 'oklch(0.38 0.1 34)', 'oklch(0.28 0.075 30)'][index]
              }
            />
            <stop
              offset="1"
              stopColor={
                ['oklch(0.38 0.1 34)', 'oklch(0.27 0.07 30)', 'oklch(0.18 0.045 28)'][index]
              }
            />
          </linearGradient>
        ))}
      </defs>
      <rect width={GAME_WIDTH} height={GAME_HEIGHT} fill={paint('sky')} />
      <circle cx="22" cy="126" r="88" fill={paint('sun')} />
      <circle cx="22" cy="126" r="25" fill="oklch(0.93 0.09 80)" />
      {/* Long clouds that the wind carries. */}
      {[
        [40, 38, 96],
        [230, 26, 70],
        [130, 62, 54],
        [300, 74, 60],
      ].map(([from = 0, height = 0, length = 0]) => (
        <rect
          key={height}
          x={((from + t * 0.004) % 420) - 60}
          y={height}
          width={length}
          height="5"
          rx="2.5"
          fill="oklch(0.78 0.1 50 / 0.28)"
        />
      ))}
      <path
        d="M-10 136L30 118L58 128L96 104L140 130L176 116L214 134L262 108L300 126L340 114V206H-10Z"
        fill="oklch(0.45 0.1 10 / 0.6)"
      />
      <path
        d="M-16 156C44 116 94 136 144 124C204 108 264 136 344 114V220H-16Z"
        fill={paint('back')}
      />

      {[62, 128, 200].map((at, index) => {
        const light = index === 2 ? third : 1;
        const top = [128, 122, 116][index] ?? 0;
        return (
          <g key={at} transform={`translate(${at} ${top})`}>
            <circle
              r={(index === 2 ? 30 + 34 * third : 34) * flicker}
              fill={paint('light')}
              opacity={light}
            />
            <path
              d="M0 34V4M-6 4H6"
              stroke="oklch(0.24 0.05 35)"
              strokeWidth="2.6"
              strokeLinecap="round"
            />
            <path
              d="M-5 4L-3.6 -7H3.6L5 4Z"
              fill={light > 0.05 ? 'oklch(0.94 0.12 86)' : 'oklch(0.3 0.05 35)'}
              opacity={0.4 + 0.6 * Math.max(light, index === 2 ? 0.6 : 1)}
            />
            <path d="M-5.4 -7H5.4L0 -11.4Z" fill="oklch(0.24 0.05 35)" />
          </g>
        );
      })}
      {!inFront && wanderer}
      <path
        d="M-16 176C54 146 104 168 174 154C234 142 284 162 344 148V220H-16Z"
        fill={paint('middle')}
      />
      {inFront && wanderer}
      <path
        d="M-16 202C64 176 144 198 214 186C264 178 304 190 344 182V226H-16Z"
        fill={paint('front')}
      />
      {/* Grass on the nearest rise bows to the wind. */}
      {[14, 22, 34, 88, 96, 176, 184, 246, 300, 312].map((at, index) => {
        const bow = wind * (7 + 3 * Math.sin(t / 90 + index)) + 1.5 * Math.sin(t / 700 + index);
        return (
          <path
            key={at}
            d={`M${at} 206q${bow * 0.3} -9 ${bow} -${15 + (index % 3) * 4}`}
            stroke="oklch(0.2 0.05 30)"
            strokeWidth="2"
            strokeLinecap="round"
            fill="none"
          />
        );
      })}
      {wind > 0.01 &&
        gusts.map(({ y, length, speed, start, bend }) => {
          const head = ((start + t * speed) % 460) - 60;
          return (
            <path
              key={y}
              d={`M${head} ${y}q${length / 2} ${bend} ${length} 0`}
              stroke="oklch(0.95 0.05 80)"
              strokeWidth="1.1"
              strokeLinecap="round"
              fill="none"
              opacity={0.42 * wind}
            />
          );
        })}
      {third > 0 && third < 1 && (
        <circle
          cx="200"
          cy="114"
          r={8 + 110 * third}
          fill="none"
          stroke="oklch(0.95 0.1 85)"
          strokeWidth={3 * (1 - third)}
          opacity={0.8 * (1 - third)}
        />
      )}
    </svg>
  );
}

function Wanderer({
  t,
  x,
  y,
  wind,
  size,
  left,
}: {
  t: number;
  x: number;
  y: number;
  wind: number;
  size: number;
  left: boolean;
}) {
  const wave = Math.sin(t / 110) * (0.6 + wind * 2);
  const scarf = 5 + wind * 9;
  return (
    <g transform={`translate(${x} ${y}) scale(${size})`}>
      <path
        d={`M-1 -13q${scarf / 2} ${-3 + wave} ${scarf} ${-1 - wave}q1 2 -.5 3.4q${-scarf / 2} ${1 + wave} ${-scarf} 1z`}
        fill="oklch(0.72 0.13 200)"
      />
      <path
        d="M-7.4 0C-7 -8.6 -5 -16.4 -.6 -17.6C4 -16.8 6.8 -8.6 7.4 0Q0 2 -7.4 0Z"
        fill="oklch(0.93 0.07 85)"
      />
      <path
        d="M1.4 -17C4.6 -15 6.8 -8 7.4 0Q5.4 .8 3.2 1C4 -6 3.6 -12 1.4 -17Z"
        fill="oklch(0.74 0.08 60)"
      />
      <ellipse cx={left ? -1.8 : 1.8} cy="-11.4" rx="3" ry="3.2" fill="oklch(0.24 0.04 280)" />
      <circle cx={left ? -7 : 7} cy="-5" r="2.1" fill="oklch(0.95 0.12 86)" />
      <circle cx={left ? -7 : 7} cy="-5" r="5.4" fill="oklch(0.9 0.13 75 / 0.3)" />
    </g>
  );
}
