import { Actor } from '../actor.tsx';
import { Camera, HEIGHT, WIDTH } from '../camera.tsx';
import * as css from '../film.css.ts';
import { chance, during, inwards, leaps, mix, outwards, spring, step } from '../motion.ts';
import type { Words } from '../words.ts';

/** Where somebody is still up: the middle of the one window. */
const HOME = { x: 873, y: 424 };

interface House {
  x: number;
  width: number;
  top: number;
  roof: 'flat' | 'gable' | 'tank';
  windows: { x: number; y: number; out: number }[];
}

/** A row of houses whose windows go dark one after the other; those of `late` burn longest. */
function row(
  seed: number,
  base: number,
  height: number,
  widths: readonly [number, number],
  isNear: boolean,
): House[] {
  const random = chance(seed);
  const houses: House[] = [];
  for (let x = -60; x < WIDTH + 60; ) {
    const width = Math.round(mix(...widths, random()));
    const top = Math.round(base - mix(0.45, 1, random()) * height);
    const roof = (['flat', 'gable', 'tank', 'flat'] as const)[Math.floor(random() * 4)] ?? 'flat';
    const windows: House['windows'] = [];
    const pitch = isNear ? 40 : 25;
    for (let wy = top + pitch; wy < base - 10; wy += pitch * 1.15)
      for (let wx = x + pitch * 0.6; wx < x + width - pitch * 0.55; wx += pitch)
        if (random() < (isNear ? 0.3 : 0.34))
          windows.push({ x: wx, y: wy, out: 300 + random() ** 0.8 * 2500 });
    houses.push({ x, width, top, roof, windows });
    x += width + Math.round(mix(-4, isNear ? 26 : 10, random()));
  }
  return houses;
}

const far = row(3, 640, 290, [60, 120], false);
const middle = row(11, 700, 300, [90, 170], false);

const random = chance(5);
const stars = Array.from({ length: 90 }, () => ({
  x: random() * WIDTH,
  y: random() ** 1.4 * 420,
  r: mix(0.6, 1.7, random() ** 2),
  phase: random() * 6,
}));

/** The town goes to sleep; one window does not. */
export function Town({ t, words }: { t: number; words: Words }) {
  const push = during(t, 2300, 4300, (share) => inwards(share) * 0.75 + 0.25 * share ** 5);
  const view = {
    x: mix(640, HOME.x, during(t, 2200, 3700)),
    y: mix(360, HOME.y, during(t, 2200, 3700)),
    zoom: mix(1, 9.5, push),
  };
  return (
    <div className={css.whole}>
      <svg className={css.whole} viewBox={`0 0 ${WIDTH} ${HEIGHT}`} aria-hidden="true">
        <defs>
          <linearGradient id="night" x1="0" y1="0" x2="0" y2="1">
            <stop offset="0" stopColor="oklch(0.17 0.035 272)" />
            <stop offset="0.62" stopColor="oklch(0.27 0.05 274)" />
            <stop offset="1" stopColor="oklch(0.4 0.06 300)" />
          </linearGradient>
        </defs>
        <rect width={WIDTH} height={HEIGHT} fill="url(#night)" />
      </svg>
      <Camera view={view} depth={0.06}>
        <Sky t={t} />
      </Camera>
      <Camera view={view} depth={0.22}>
        <Houses
          t={t}
          houses={far}
          fill="oklch(0.285 0.045 276)"
          light="oklch(0.74 0.09 70)"
          size={[7, 9]}
        />
      </Camera>
      <Camera view={view} depth={0.5}>
        <Houses
          t={t}
          houses={middle}
          fill="oklch(0.225 0.038 274)"
          light="oklch(0.8 0.11 70)"
          size={[9, 12]}
        />
      </Camera>
      <Camera view={view}>
        <Home t={t} />
      </Camera>
      <p
        className={css.opening}
        style={{
          translate: `${-30 * during(t, 2300, 3200, inwards)}px 0`,
          opacity: 1 - during(t, 2350, 2900),
        }}
      >
        {[...words.tonight].map((glyph, index) => {
          const come = during(t, 520 + index * 110, 1250 + index * 110, outwards);
          return (
            <span
              key={index}
              className={css.glyph}
              style={{ opacity: come, translate: `0 ${26 * (1 - come)}px` }}
            >
              {glyph}
            </span>
          );
        })}
      </p>
      <div
        className={css.whole}
        style={{ background: 'oklch(0.1 0.02 270)', opacity: 1 - during(t, 0, 700) }}
      />
    </div>
  );
}

function Sky({ t }: { t: number }) {
  return (
    <svg
      className={css.whole}
      viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
      aria-hidden="true"
      overflow="visible"
    >
      <defs>
        <radialGradient id="halo">
          <stop offset="0.2" stopColor="oklch(0.93 0.05 95)" stopOpacity="0.3" />
          <stop offset="1" stopColor="oklch(0.93 0.05 95)" stopOpacity="0" />
        </radialGradient>
      </defs>
      {stars.map(({ x, y, r, phase }) => (
        <circle
          key={`${x}`}
          cx={x}
          cy={y}
          r={r}
          fill="oklch(0.95 0.02 90)"
          opacity={0.42 + 0.3 * Math.sin(t / 620 + phase)}
        />
      ))}
      <circle cx="1086" cy="132" r="150" fill="url(#halo)" />
      <circle cx="1086" cy="132" r="46" fill="oklch(0.93 0.05 95)" />
      <g fill="oklch(0.87 0.05 92)">
        <circle cx="1072" cy="122" r="9" />
        <circle cx="1102" cy="146" r="6.5" />
        <circle cx="1098" cy="116" r="4" />
      </g>
    </svg>
  );
}

function Houses({
  t,
  houses,
  fill,
  light,
  size: [width, height],
}: {
  t: number;
  houses: readonly House[];
  fill: string;
  light: string;
  size: readonly [number, number];
}) {
  return (
    <svg
      className={css.whole}
      viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
      aria-hidden="true"
      overflow="visible"
    >
      {houses.map((house) => (
        <g key={house.x}>
          <path d={outline(house)} fill={fill} />
          {house.windows.map(({ x, y, out }) => (
            <rect
              key={`${x} ${y}`}
              x={x}
              y={y}
              width={width}
              height={height}
              rx="1"
              fill={light}
              opacity={mix(0.9, 0.06, during(t, out, out + 120))}
            />
          ))}
        </g>
      ))}
      <rect x="-200" y="640" width="1700" height="300" fill={fill} />
    </svg>
  );
}

function outline({ x, width, top, roof }: House): string {
  const down = 760;
  if (roof === 'gable')
    return `M${x} ${down}V${top}L${x + width / 2} ${top - width * 0.26}L${x + width} ${top}V${down}Z`;
  if (roof === 'tank') {
    const at = x + width * 0.62;
    return `M${x} ${down}V${top}H${at}V${top - 24}H${at + 22}V${top}H${x + width}V${down}Z`;
  }
  return `M${x} ${down}V${top}H${x + width}V${down}Z`;
}

/** The house across the street, and who looks out of it. */
function Home({ t }: { t: number }) {
  const up = spring(t, 1750, 0.8);
  return (
    <>
      <svg
        className={css.whole}
        viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
        aria-hidden="true"
        overflow="visible"
      >
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
        {/* Its neighbours, a chimney, an aerial, a line between the roofs. */}
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
        {/* Ours. */}
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
      </svg>
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
      <svg
        className={css.whole}
        viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
        aria-hidden="true"
        overflow="visible"
      >
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
      </svg>
    </>
  );
}
