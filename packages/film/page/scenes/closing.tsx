import { Logo, ourCompanion } from '@companion/ui/logo';
import { vars } from '@companion/ui/theme';
import { Actor } from '../actor.tsx';
import * as css from '../film.css.ts';
import { Layer } from '../layer.tsx';
import { along, during, leaps, mix, outwards, step } from '../motion.ts';
import type { Language, Words } from '../words.ts';

export const CLOSING_MS = 4770;

const LAMP = 350;
const TITLE_TOP = 310;
/** The companions on the headline, and when each lands (ms). */
const cast = [
  { seed: 's21', hue: 205, size: 138, lands: 1240, from: -360 },
  { ...ourCompanion, size: 168, lands: 960, from: 0 },
  { seed: 's126', hue: 150, size: 124, lands: 1520, from: 380 },
];
/** The letters that the companions sit on, and the height of these letters. */
const seats: Record<Language, { x: readonly number[]; y: number }> = {
  zh: { x: [299, 640, 982], y: 318 },
  en: { x: [376, 636, 948], y: 328 },
  ja: { x: [258, 598, 856], y: 316 },
};

/** The lamp, the headline with three companions on it, the name and the claim. */
export function Closing({ t, words, language }: { t: number; words: Words; language: Language }) {
  const seat = seats[language];
  const drop = during(t, 0, 900, outwards);
  const lit =
    t < LAMP
      ? 0
      : step(t - LAMP, [
          [0, 0.7],
          [70, 0.25],
          [150, 1],
        ]) * mix(0.9, 1, during(t, LAMP, LAMP + 700));
  const swing = 9 * Math.exp(-t / 900) * Math.sin(t / 260) * (1 - during(t, 2000, 3000));
  // The headline sinks a little when a companion lands.
  const pressed = cast.reduce((sum, { lands, size }) => {
    const seconds = (t - lands) / 1000;
    return seconds < 0 ? sum : sum + (size / 22) * Math.exp(-9 * seconds) * Math.cos(19 * seconds);
  }, 0);
  const rest = during(t, 2250, 3000, outwards);
  return (
    <div className={css.whole} style={{ background: vars.color.page }}>
      <div className={css.whole}>
        <Layer>
          <defs>
            <radialGradient id="pool" cx="0.5" cy="0.5" r="0.5">
              <stop offset="0" stopColor="oklch(0.8 0.15 64)" stopOpacity="0.36" />
              <stop offset="0.5" stopColor="oklch(0.79 0.14 62)" stopOpacity="0.12" />
              <stop offset="1" stopColor="oklch(0.79 0.13 62)" stopOpacity="0" />
            </radialGradient>
            <linearGradient id="beam" x1="0" y1="0" x2="0" y2="1">
              <stop offset="0" stopColor="oklch(0.85 0.14 70)" stopOpacity="0.3" />
              <stop offset="1" stopColor="oklch(0.79 0.155 62)" stopOpacity="0" />
            </linearGradient>
          </defs>
          <g transform={`translate(0 ${-170 * (1 - drop)}) rotate(${swing} 640 -240)`}>
            <ellipse cx="640" cy="250" rx="760" ry="470" fill="url(#pool)" opacity={lit} />
            <path d="M604 66L300 640H980L676 66Z" fill="url(#beam)" opacity={lit} />
            <path d="M640 -300V22" stroke="oklch(0.36 0.02 265)" strokeWidth="4" />
            <path
              d="M600 72C602 40 620 20 640 20C660 20 678 40 680 72Z"
              fill={`oklch(${mix(0.34, 0.6, lit)} ${mix(0.06, 0.13, lit)} 48)`}
            />
            <ellipse
              cx="640"
              cy="72"
              rx="40"
              ry="7.5"
              fill={`oklch(${mix(0.26, 0.96, lit)} ${mix(0.02, 0.09, lit)} 85)`}
            />
          </g>
        </Layer>
        <div
          style={{
            position: 'absolute',
            insetInline: 0,
            top: TITLE_TOP,
            textAlign: 'center',
            translate: `0 ${pressed}px`,
            opacity: during(t, 420, 800),
          }}
        >
          <p className={css.closing}>{words.title}</p>
        </div>
        {cast.map(({ seed, hue, size, lands, from }, index) => (
          <Actor
            key={seed}
            seed={seed}
            hue={hue}
            size={size}
            x={(seat.x[index] ?? 0) + from * (1 - during(t, lands - 560, lands, (share) => share))}
            y={seat.y + pressed + (t < lands - 560 ? 900 : 0)}
            light={mix(0.5, 1, lit)}
            mood={step(t, [
              [0, 'surprised'],
              [lands, 'happy'],
              [lands + 700, 'curious'],
              [3000 + index * 160, 'happy'],
            ])}
            look={[
              along(t, [
                [lands, 0],
                [lands + 400, index === 0 ? 1 : index === 2 ? -1 : 0.8],
                [2100, index === 0 ? 1 : index === 2 ? -1 : -0.8],
                [2400, 0],
              ]),
              along(t, [
                [2100, 0],
                [2400, 1],
              ]),
            ]}
            leap={withFall(t, lands, [[3000 + index * 160, 36 - index * 4, 380]])}
            tilt={along(t, [
              [lands - 560, Math.sign(from) * 14],
              [lands, 0],
            ])}
            shadow={false}
          />
        ))}
        <div
          style={{
            position: 'absolute',
            insetInline: 0,
            top: 506,
            display: 'grid',
            justifyItems: 'center',
            gap: 22,
            opacity: rest,
            translate: `0 ${18 * (1 - rest)}px`,
          }}
        >
          <div className={css.logo}>
            <Logo href="/" />
          </div>
          <p className={css.claim} style={{ opacity: during(t, 2550, 3200) }}>
            {words.claim}
          </p>
        </div>
      </div>
      <div className={css.lens} />
    </div>
  );
}

/** A companion falls onto the headline and moves there. */
function withFall(t: number, lands: number, after: Parameters<typeof leaps>[1]) {
  const leap = leaps(t, after);
  if (t >= lands) {
    const { stretch } = leaps(t, [[lands - 1, 60, 1]]);
    return { lift: leap.lift, stretch: leap.stretch + stretch };
  }
  const fallen = Math.max(0, (t - (lands - 560)) / 560);
  return { lift: 300 * (1 - fallen ** 2), stretch: 0.1 };
}
