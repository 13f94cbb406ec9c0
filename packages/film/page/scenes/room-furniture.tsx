import type { ReactNode } from 'react';
import { Layer } from '../layer.tsx';
import { during, mix } from '../motion.ts';
import { GAME_HEIGHT, GAME_WIDTH } from './game.tsx';
import { DESK, SCREEN } from './room-plan.ts';

/** Lamp, desk and screen. The children are the game on the screen. */
export function Furniture({
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
      <Layer>
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
      </Layer>
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
      <Layer>
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
      </Layer>
    </>
  );
}
