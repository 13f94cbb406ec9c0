import { Camera, HEIGHT, WIDTH } from '../camera.tsx';
import * as css from '../film.css.ts';
import { Layer } from '../layer.tsx';
import { chance, during, inwards, mix, outwards } from '../motion.ts';
import type { Words } from '../words.ts';
import { HOME, Home } from './town-home.tsx';
import { Houses, row } from './town-houses.tsx';

const far = row(3, 640, 290, [60, 120], false);
const middle = row(11, 700, 300, [90, 170], false);

const random = chance(5);
const stars = Array.from({ length: 90 }, () => ({
  x: random() * WIDTH,
  y: random() ** 1.4 * 420,
  r: mix(0.6, 1.7, random() ** 2),
  phase: random() * 6,
}));

/** A town at night. All windows go dark but one, and the camera moves into it. */
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
    <Layer>
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
    </Layer>
  );
}
