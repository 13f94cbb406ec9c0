import { ourCompanion } from '@companion/ui/logo';
import type { ReactNode } from 'react';
import { Actor } from '../actor.tsx';
import { Bubble, saying } from '../bubble.tsx';
import { Camera, HEIGHT, type View, WIDTH } from '../camera.tsx';
import * as css from '../film.css.ts';
import { along, during, inwards, leaps, mix, outwards, step } from '../motion.ts';
import type { Words } from '../words.ts';
import { GAME_HEIGHT, GAME_WIDTH, Game } from './game.tsx';

/** When what happens, ms after the room is seen. */
const LAMP = 620;
const COMES = 980;
const LANDS = COMES + 860;
const ASKS = 2500;
const ANSWERS = 4050;
const CALM = 5750;
const GOES = 6050;
const LIT = 7750;
const CHEERS = 8250;
const LEAVES = 9800;
export const ROOM_MS = 10_800;

const SCREEN = { x: 380, y: 190, width: 520, height: 326 };
const DESK = 592;

/** A room at night: a lamp, a lit game, and three who sit beside you while you play. */
export function Room({ t, words }: { t: number; words: Words }) {
  const lamp = lit(t);
  const wind = 1 - during(t, CALM, CALM + 700);
  const third = t < LIT ? 0 : Math.min(1, during(t, LIT, LIT + 900, outwards));
  const way = during(t, GOES, LIT - 120, (share) => share);
  const view = cameraAt(t);
  const answered = ANSWERS + 260 + saying(words.answer);
  return (
    <div className={css.whole}>
      <Camera view={view} depth={0.86}>
        <Wall t={t} />
      </Camera>
      <Camera view={view}>
        <Furniture t={t} lamp={lamp} third={third}>
          <Game t={t} wind={wind} third={third} way={way} />
        </Furniture>
        <Seated t={t} lamp={lamp} answered={answered} />
        <LampLight lamp={lamp} third={third} />
        <Bubble
          t={t}
          from={ASKS}
          to={CALM - 350}
          x={800}
          y={700}
          tail="right"
          line={words.ask}
          own
        />
        <Bubble
          t={t}
          from={ANSWERS}
          to={GOES + 1100}
          x={948}
          y={366}
          tail="left"
          line={words.answer}
        />
        <Bubble
          t={t}
          from={CHEERS}
          to={LEAVES + 150}
          x={632}
          y={150}
          tail="left"
          line={words.cheer}
        />
      </Camera>
      <div className={css.lens} />
      {/* From the light of the window into the dark behind it. */}
      <div
        className={css.whole}
        style={{ background: 'oklch(0.8 0.14 66)', opacity: 1 - during(t, 60, 620, outwards) }}
      />
    </div>
  );
}

function cameraAt(t: number): View {
  return {
    x: along(t, [
      [0, 640],
      [3200, 640],
      [4700, 806],
      [CALM - 100, 806],
      [GOES + 400, 712],
      [LIT + 350, 712],
      [LIT + 1150, 640],
    ]),
    y: along(t, [
      [0, 352],
      [2000, 362],
      [3200, 362],
      [4700, 340],
      [CALM - 100, 340],
      [GOES + 400, 362],
      [LIT + 350, 362],
      [LIT + 1150, 344],
      [LEAVES - 200, 344],
      [ROOM_MS, 353],
    ]),
    zoom:
      along(t, [
        [0, 1.26],
        [2000, 1],
        [3200, 1],
        [4700, 1.24],
        [CALM - 100, 1.24],
        [GOES + 400, 1.84],
        [LIT + 350, 1.84],
        [LIT + 1150, 1.07],
      ]) * mix(1, 2.4, during(t, LEAVES - 200, ROOM_MS, inwards)),
  };
}

/** A bulb that takes a moment to make up its mind. */
function lit(t: number): number {
  if (t < LAMP) return 0;
  const flicker = step(t - LAMP, [
    [0, 0.75],
    [60, 0.2],
    [130, 0.9],
    [190, 0.5],
    [260, 1],
  ]);
  return flicker * mix(0.85, 1, during(t, LAMP + 260, LAMP + 900));
}

function Wall({ t }: { t: number }) {
  return (
    <svg
      className={css.whole}
      viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
      overflow="visible"
      aria-hidden="true"
    >
      <defs>
        <linearGradient id="wallpaper" x1="0" y1="0" x2="0" y2="1">
          <stop offset="0" stopColor="oklch(0.2 0.022 268)" />
          <stop offset="1" stopColor="oklch(0.235 0.026 272)" />
        </linearGradient>
        <linearGradient id="out" x1="0" y1="0" x2="0" y2="1">
          <stop offset="0" stopColor="oklch(0.22 0.045 272)" />
          <stop offset="1" stopColor="oklch(0.36 0.06 285)" />
        </linearGradient>
        <clipPath id="glass">
          <rect x="96" y="112" width="206" height="222" rx="6" />
        </clipPath>
      </defs>
      <rect x="-300" y="-300" width="1900" height="1400" fill="url(#wallpaper)" />
      {/* Boards. */}
      {Array.from({ length: 17 }, (_, index) => (
        <path
          key={index}
          d={`M${-160 + index * 100} 430V760`}
          stroke="oklch(0.19 0.02 268)"
          strokeWidth="2.5"
        />
      ))}
      <path d="M-300 430H1600" stroke="oklch(0.285 0.026 272)" strokeWidth="9" />
      <path d="M-300 436H1600" stroke="oklch(0.175 0.02 268)" strokeWidth="3" />

      {/* The window that we came in by, from within. */}
      <g clipPath="url(#glass)">
        <rect x="96" y="112" width="206" height="222" fill="url(#out)" />
        <circle cx="246" cy="166" r="44" fill="oklch(0.93 0.05 95 / 0.12)" />
        <circle cx="246" cy="166" r="21" fill="oklch(0.93 0.05 95)" />
        {[
          [120, 140],
          [168, 128],
          [146, 184],
          [206, 214],
          [280, 230],
          [116, 226],
        ].map(([x = 0, y = 0], index) => (
          <circle
            key={x}
            cx={x}
            cy={y}
            r="1.5"
            fill="oklch(0.95 0.02 90)"
            opacity={0.5 + 0.3 * Math.sin(t / 500 + index)}
          />
        ))}
        <path
          d="M96 334V282h28v-22h24v36h30v-58h22v74h34v-38h24v-20h26v46h24v34z"
          fill="oklch(0.185 0.03 270)"
        />
        <path
          d="M132 276h4M186 252h4M188 268h4M262 276h4"
          stroke="oklch(0.8 0.12 70)"
          strokeWidth="4"
        />
      </g>
      <path d="M199 112V334M96 223H302" stroke="oklch(0.31 0.028 270)" strokeWidth="6" />
      <rect
        x="96"
        y="112"
        width="206"
        height="222"
        rx="8"
        fill="none"
        stroke="oklch(0.33 0.028 270)"
        strokeWidth="10"
      />
      <rect x="80" y="334" width="238" height="12" rx="4" fill="oklch(0.34 0.03 270)" />
      {/* On the sill. */}
      <path d="M118 334v-16q0-4 4-4h22q4 0 4 4v16z" fill="oklch(0.5 0.1 40)" />
      <path
        d="M133 314q-16-14-12-32q12 8 12 24q2-22 16-28q4 20-16 36z"
        fill="oklch(0.5 0.09 150)"
      />

      {/* Poster. */}
      <g transform="rotate(-2 1136 250)">
        <rect x="1108" y="196" width="112" height="150" rx="5" fill="oklch(0.34 0.06 210)" />
        <circle cx="1164" cy="252" r="26" fill="oklch(0.62 0.08 200)" />
        <path d="M1108 300q28-20 56-4t56-8v58h-112z" fill="oklch(0.26 0.05 220)" />
        <path d="M1152 294l12-34l12 34z" fill="oklch(0.85 0.05 90)" />
        <path
          d="M1118 326h58"
          stroke="oklch(0.85 0.05 90 / 0.7)"
          strokeWidth="5"
          strokeLinecap="round"
        />
        <rect x="1150" y="190" width="28" height="11" fill="oklch(0.8 0.06 90 / 0.5)" />
      </g>
      {/* Shelf. */}
      <g>
        <rect x="1050" y="150" width="250" height="10" rx="3" fill="oklch(0.4 0.06 50)" />
        <path d="M1076 160v18M1270 160v18" stroke="oklch(0.33 0.05 50)" strokeWidth="6" />
        {[
          [1090, 20, 66, 25],
          [1112, 16, 74, 210],
          [1130, 24, 60, 300],
          [1156, 15, 70, 150],
          [1173, 18, 56, 85],
        ].map(([x = 0, width = 0, height = 0, hue = 0]) => (
          <g key={x}>
            <rect
              x={x}
              y={150 - height}
              width={width}
              height={height}
              rx="2"
              fill={`oklch(0.46 0.075 ${hue})`}
            />
            <path
              d={`M${x + 4} ${150 - height + 10}h${width - 8}`}
              stroke={`oklch(0.66 0.07 ${hue})`}
              strokeWidth="3"
            />
          </g>
        ))}
        <path d="M1196 150l14-62l18 4l-14 58z" fill="oklch(0.5 0.08 30)" />
      </g>
    </svg>
  );
}

function Furniture({
  t,
  lamp,
  third,
  children,
}: {
  t: number;
  lamp: number;
  third: number;
  children: ReactNode;
}) {
  const swing = 4 * Math.exp(-t / 900) * Math.sin(t / 330) * (1 - during(t, 1200, 2600));
  const { x, y, width, height } = SCREEN;
  return (
    <>
      <svg
        className={css.whole}
        viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
        overflow="visible"
        aria-hidden="true"
      >
        <defs>
          <radialGradient id="shine">
            <stop offset="0" stopColor="oklch(0.74 0.13 45)" stopOpacity="0.5" />
            <stop offset="1" stopColor="oklch(0.72 0.13 40)" stopOpacity="0" />
          </radialGradient>
          <linearGradient id="cone" x1="0" y1="0" x2="0" y2="1">
            <stop offset="0" stopColor="oklch(0.85 0.14 70)" stopOpacity="0.36" />
            <stop offset="1" stopColor="oklch(0.79 0.155 62)" stopOpacity="0.02" />
          </linearGradient>
          <radialGradient id="bulb">
            <stop offset="0" stopColor="oklch(0.84 0.15 66)" stopOpacity="0.62" />
            <stop offset="0.45" stopColor="oklch(0.79 0.155 62)" stopOpacity="0.2" />
            <stop offset="1" stopColor="oklch(0.79 0.155 62)" stopOpacity="0" />
          </radialGradient>
          <linearGradient id="wood" x1="0" y1="0" x2="0" y2="1">
            <stop offset="0" stopColor="oklch(0.52 0.08 54)" />
            <stop offset="1" stopColor="oklch(0.42 0.07 50)" />
          </linearGradient>
          <linearGradient id="front" x1="0" y1="0" x2="0" y2="1">
            <stop offset="0" stopColor="oklch(0.25 0.035 40)" />
            <stop offset="1" stopColor="oklch(0.17 0.02 300)" />
          </linearGradient>
          <clipPath id="screen">
            <rect x={x} y={y} width={width} height={height} rx="12" />
          </clipPath>
        </defs>
        {/* The light of the game falls on the wall. */}
        <ellipse
          cx="640"
          cy="350"
          rx="620"
          ry="410"
          fill="url(#shine)"
          opacity={0.62 + 0.38 * third}
        />
        {/* Lamp. */}
        <g transform={`rotate(${swing} 1010 -260)`}>
          <circle cx="1010" cy="112" r="430" fill="url(#bulb)" opacity={lamp} />
          <path d="M954 110L776 640H1244L1066 110Z" fill="url(#cone)" opacity={lamp} />
          <path d="M1010 -300V30" stroke="oklch(0.36 0.02 265)" strokeWidth="4.5" />
          <path
            d="M952 110C954 62 982 30 1010 30C1038 30 1066 62 1068 110Z"
            fill={`oklch(${mix(0.36, 0.6, lamp)} ${mix(0.07, 0.13, lamp)} 48)`}
          />
          <path
            d="M966 100C970 66 988 44 1004 40C990 52 982 74 980 104Z"
            fill="oklch(0.9 0.1 70 / 0.22)"
          />
          <ellipse
            cx="1010"
            cy="110"
            rx="58"
            ry="10"
            fill={`oklch(${mix(0.26, 0.96, lamp)} ${mix(0.02, 0.09, lamp)} 85)`}
          />
        </g>
        {/* Desk. */}
        <rect x="-120" y={DESK + 18} width="1520" height="320" fill="url(#front)" />
        <rect x="-120" y={DESK - 2} width="1520" height="24" fill="url(#wood)" />
        <path
          d={`M-120 ${DESK - 1}H1400`}
          stroke="oklch(0.68 0.09 60)"
          strokeWidth="2.5"
          opacity={0.4 + 0.6 * lamp}
        />
        <rect
          x="150"
          y="646"
          width="360"
          height="120"
          rx="8"
          fill="none"
          stroke="oklch(0.3 0.035 40)"
          strokeWidth="3"
        />
        <rect
          x="880"
          y="646"
          width="300"
          height="120"
          rx="8"
          fill="none"
          stroke="oklch(0.3 0.035 40)"
          strokeWidth="3"
        />
        <circle cx="330" cy="672" r="7" fill="oklch(0.42 0.06 50)" />
        <circle cx="1030" cy="672" r="7" fill="oklch(0.42 0.06 50)" />
        {/* Screen. */}
        <path d="M604 534h72l14 60H590z" fill="oklch(0.255 0.02 265)" />
        <rect x="540" y="584" width="200" height="10" rx="5" fill="oklch(0.29 0.02 265)" />
        <rect
          x={x - 18}
          y={y - 18}
          width={width + 36}
          height={height + 42}
          rx="24"
          fill="oklch(0.255 0.02 265)"
        />
        <path
          d={`M${x - 2} ${y - 17}H${x + width + 2}`}
          stroke="oklch(0.5 0.04 60)"
          strokeWidth="2"
          opacity={lamp}
        />
        <circle cx={x + width / 2} cy={y + height + 12} r="3" fill="oklch(0.79 0.155 62)" />
        <g clipPath="url(#screen)">
          <rect x={x} y={y} width={width} height={height} fill="oklch(0.2 0.03 280)" />
        </g>
      </svg>
      <div
        style={{
          position: 'absolute',
          left: x,
          top: y,
          inlineSize: width,
          blockSize: (width / GAME_WIDTH) * GAME_HEIGHT,
          borderRadius: 12,
          overflow: 'hidden',
        }}
      >
        {children}
      </div>
      <svg
        className={css.whole}
        viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
        overflow="visible"
        aria-hidden="true"
      >
        {/* What lies on the desk. */}
        <g>
          <rect x="80" y="574" width="116" height="18" rx="3" fill="oklch(0.5 0.08 25)" />
          <rect x="90" y="557" width="98" height="17" rx="3" fill="oklch(0.56 0.07 200)" />
          <path d="M96 565h50M88 583h60" stroke="oklch(0.85 0.03 90 / 0.5)" strokeWidth="2.5" />
        </g>
        <rect x="520" y="578" width="240" height="15" rx="6" fill="oklch(0.33 0.022 265)" />
        <path
          d="M532 583h216"
          stroke="oklch(0.44 0.022 265)"
          strokeWidth="5"
          strokeDasharray="9 4"
        />
        <path d="M786 592q-2-14 12-14t14 14z" fill="oklch(0.33 0.022 265)" />
        <g>
          <path d="M1164 592v-44h48v44q0 2-2 2h-44q-2 0-2-2z" fill="oklch(0.68 0.09 195)" />
          <path d="M1164 548h12v46h-10q-2 0-2-2z" fill="oklch(0.8 0.08 195)" />
          <path
            d="M1212 556q18-2 18 12t-18 14"
            fill="none"
            stroke="oklch(0.6 0.09 195)"
            strokeWidth="6"
          />
          <ellipse cx="1188" cy="548" rx="24" ry="4.5" fill="oklch(0.36 0.05 50)" />
          {[0, 1].map((wisp) => {
            const risen = (t / 2600 + wisp * 0.5) % 1;
            return (
              <path
                key={wisp}
                d={`M${1184 + wisp * 9} ${540 - 52 * risen}q${9 * Math.sin(t / 500 + wisp)} -13 0 -25t0 -22`}
                fill="none"
                stroke="oklch(0.95 0.02 80)"
                strokeWidth="4"
                strokeLinecap="round"
                opacity={0.2 * Math.sin(Math.PI * risen)}
              />
            );
          })}
        </g>
      </svg>
    </>
  );
}

function Seated({ t, lamp, answered }: { t: number; lamp: number; answered: number }) {
  const light = mix(0.58, 1, lamp);
  const joy = LIT + 180;
  const at = along(t, [
    [COMES, 1390],
    [COMES + 400, 1180],
    [COMES + 420, 1180],
    [LANDS, 1018],
  ]);
  return (
    <>
      <Actor
        seed="s126"
        hue={150}
        size={146}
        x={along(t, [
          [180, 260],
          [560, 544],
        ])}
        y={SCREEN.y - 15}
        light={light}
        mood={step(t, [
          [0, 'curious'],
          [LANDS + 150, 'happy'],
          [ASKS - 200, 'idle'],
          [ASKS + 500, 'thinking'],
          [ANSWERS + 300, 'curious'],
          [joy, 'happy'],
          [CHEERS, 'talking'],
          [CHEERS + 1150, 'happy'],
        ])}
        look={[
          along(t, [
            [700, 0.3],
            [1000, 1],
            [ASKS - 100, 1],
            [ASKS + 150, 0.2],
            [ANSWERS, 0.2],
            [ANSWERS + 200, 1],
            [GOES, 1],
            [GOES + 250, 0.5],
          ]),
          along(t, [
            [700, 1],
            [1000, 0.7],
            [ASKS - 100, 0.7],
            [ASKS + 150, 1],
          ]),
        ]}
        leap={leaps(t, [
          [160, 70, 420],
          [LANDS + 120, 20, 320],
          [joy, 64],
          [joy + 640, 40, 400],
        ])}
        tilt={along(t, [
          [ANSWERS, 0],
          [ANSWERS + 300, 6],
          [LIT - 200, 6],
          [LIT, 0],
        ])}
        shadow={false}
      />
      <Actor
        seed="s21"
        hue={205}
        size={200}
        x={262}
        y={DESK + 2}
        light={light}
        mood={step(t, [
          [0, 'sleepy'],
          [LANDS + 20, 'surprised'],
          [LANDS + 620, 'idle'],
          [ASKS + 350, 'curious'],
          [joy - 60, 'surprised'],
          [joy + 260, 'happy'],
        ])}
        look={[
          along(t, [
            [LANDS, 0],
            [LANDS + 260, 1],
            [ASKS, 1],
            [ASKS + 200, 0.8],
            [ANSWERS, 0.8],
            [ANSWERS + 200, 1],
          ]),
          along(t, [
            [LANDS, 0],
            [LANDS + 300, -0.2],
            [ASKS, -0.2],
            [ASKS + 200, 0.9],
            [ANSWERS, 0.9],
            [ANSWERS + 200, -0.1],
          ]),
        ]}
        leap={leaps(t, [
          [LANDS + 10, 26, 300],
          [joy + 240, 70],
          [joy + 860, 44, 400],
        ])}
        tilt={along(t, [
          [0, -5],
          [LANDS, -5],
          [LANDS + 100, 0],
        ])}
      />
      <Actor
        {...ourCompanion}
        size={236}
        x={at}
        y={DESK + 2}
        light={light}
        mood={step(t, [
          [0, 'happy'],
          [LANDS + 500, 'idle'],
          [ASKS + 250, 'curious'],
          [ASKS + 950, 'thinking'],
          [ANSWERS, 'talking'],
          [answered, 'idle'],
          [GOES + 300, 'curious'],
          [joy, 'happy'],
        ])}
        look={[
          along(t, [
            [LANDS, -0.6],
            [LANDS + 400, -0.9],
            [ASKS, -0.9],
            [ASKS + 200, -0.8],
            [ANSWERS - 200, -0.8],
            [ANSWERS, -0.3],
            [answered, -0.3],
            [answered + 200, -1],
          ]),
          along(t, [
            [ASKS, 0],
            [ASKS + 200, 0.9],
            [ANSWERS - 200, 0.9],
            [ANSWERS, 0.5],
            [answered, 0.5],
            [answered + 200, -0.3],
          ]),
        ]}
        leap={leaps(t, [
          [COMES, 120, 400],
          [COMES + 460, 96, 400],
          [ANSWERS, 12, 260],
          [joy + 90, 84],
          [joy + 720, 50, 400],
        ])}
        tilt={
          along(t, [
            [COMES, -12],
            [COMES + 400, 4],
            [COMES + 460, -8],
            [LANDS, 0],
          ]) + (t > ANSWERS && t < answered ? 2.2 * Math.sin((t - ANSWERS) / 170) : 0)
        }
      />
    </>
  );
}

/** Over everybody: the dark before the lamp, and the lamp's light on what stands in it. */
function LampLight({ lamp, third }: { lamp: number; third: number }) {
  return (
    <>
      <div
        style={{
          position: 'absolute',
          inset: '-300px',
          background:
            'radial-gradient(540px 400px at 940px 650px, transparent 35%, oklch(0.12 0.025 272) 100%)',
          opacity: 0.6 * (1 - lamp),
        }}
      />
      <div
        style={{
          position: 'absolute',
          inset: '-300px',
          background:
            'radial-gradient(420px 320px at 997px 667px, oklch(0.95 0.12 85 / 0.34), transparent 100%)',
          mixBlendMode: 'screen',
          opacity: third * (1.6 - third),
        }}
      />
    </>
  );
}
