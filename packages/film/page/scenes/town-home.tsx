import { Actor } from '../actor.tsx';
import { Layer } from '../layer.tsx';
import { during, leaps, mix, spring, step } from '../motion.ts';

/** Centre of the lit window, px. */
export const HOME = { x: 873, y: 424 };

/** The house across the street, with a companion in its window. */
export function Home({ t }: { t: number }) {
  const up = spring(t, 1750, 0.8);
  return (
    <>
      <Layer>
        <defs>
          <linearGradient id="pane" x1="0" y1="0" x2="0" y2="1">
            <stop offset="0" stopColor="oklch(0.86 0.13 72)" />
            <stop offset="1" stopColor="oklch(0.72 0.15 58)" />
          </linearGradient>
          <radialGradient id="spill">
            <stop offset="0" stopColor="oklch(0.79 0.155 62)" stopOpacity="0.42" />
            <stop offset="1" stopColor="oklch(0.79 0.155 62)" stopOpacity="0" />
          </radialGradient>
          <linearGradient id="wall" x1="0" y1="0" x2="0" y2="1">
            <stop offset="0" stopColor="oklch(0.185 0.03 272)" />
            <stop offset="1" stopColor="oklch(0.14 0.024 270)" />
          </linearGradient>
        </defs>
        {/* Neighbours, chimney, aerial and cable. */}
        <path d="M-80 760V560H70V520H250V600H420V548H560V640H690V760Z" fill="url(#wall)" />
        <path d="M1140 760V470H1190V446H1230V470H1400V760Z" fill="url(#wall)" />
        <path d="M690 760V330L880 236L1070 330V760Z" fill="url(#wall)" />
        <path
          d="M672 338L880 232L1088 338"
          fill="none"
          stroke="oklch(0.25 0.03 272)"
          strokeWidth="9"
          strokeLinejoin="round"
        />
        <path d="M990 276V214H1026V296Z" fill="oklch(0.165 0.027 271)" />
        <path
          d="M986 214H1030"
          stroke="oklch(0.25 0.03 272)"
          strokeWidth="8"
          strokeLinecap="round"
        />
        <path
          d="M250 520V470M236 482H264M241 494H259"
          stroke="oklch(0.2 0.03 272)"
          strokeWidth="3.4"
        />
        <path
          d="M250 474C400 520 560 430 700 336"
          stroke="oklch(0.2 0.03 272)"
          strokeWidth="2"
          fill="none"
        />
        {/* Dark windows. */}
        {[
          [742, 560],
          [873, 560],
          [1004, 560],
          [742, 424],
          [1004, 424],
        ].map(([x = 0, y = 0]) => (
          <g key={`${x} ${y}`} transform={`translate(${x} ${y})`}>
            <rect
              x="-36"
              y="-46"
              width="72"
              height="92"
              rx="5"
              fill="oklch(0.2 0.03 270)"
              stroke="oklch(0.255 0.03 272)"
              strokeWidth="3"
            />
            <path d="M0 -46V46M-36 -4H36" stroke="oklch(0.255 0.03 272)" strokeWidth="3" />
          </g>
        ))}
        {/* The lit window. */}
        <circle cx={HOME.x} cy={HOME.y} r="210" fill="url(#spill)" />
        <rect x={HOME.x - 40} y={HOME.y - 50} width="80" height="100" rx="5" fill="url(#pane)" />
        <path
          d={`M${HOME.x - 40} ${HOME.y - 50}h17c2 40 -6 60 -17 70z`}
          fill="oklch(0.62 0.13 45)"
        />
        <path
          d={`M${HOME.x + 40} ${HOME.y - 50}h-17c-2 40 6 60 17 70z`}
          fill="oklch(0.62 0.13 45)"
        />
      </Layer>
      <div
        style={{
          position: 'absolute',
          left: HOME.x - 40,
          top: HOME.y - 50,
          inlineSize: 80,
          blockSize: 100,
          overflow: 'hidden',
        }}
      >
        <Actor
          seed="s126"
          hue={150}
          size={58}
          x={40}
          y={102 + 60 * (1 - up)}
          mood={step(t, [
            [0, 'idle'],
            [2300, 'curious'],
          ])}
          look={[mix(-1, 0, during(t, 2250, 2500)), mix(-0.7, 0.1, during(t, 2250, 2500))]}
          leap={leaps(t, [[2560, 9, 300]])}
          shadow={false}
        />
      </div>
      <Layer>
        <rect
          x={HOME.x - 40}
          y={HOME.y - 50}
          width="80"
          height="100"
          rx="5"
          fill="none"
          stroke="oklch(0.3 0.04 60)"
          strokeWidth="4"
        />
        <path
          d={`M${HOME.x} ${HOME.y - 50}v52M${HOME.x - 40} ${HOME.y - 20}h80`}
          stroke="oklch(0.3 0.04 60)"
          strokeWidth="3"
          opacity="0.9"
        />
        <rect
          x={HOME.x - 48}
          y={HOME.y + 49}
          width="96"
          height="8"
          rx="3"
          fill="oklch(0.28 0.035 272)"
        />
      </Layer>
    </>
  );
}
