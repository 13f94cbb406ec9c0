import { CoverArt } from '@companion/ui/cover-art';
import { hueScope, hueVars, vars } from '@companion/ui/theme';
import { Actor } from '../actor.tsx';
import { Camera } from '../camera.tsx';
import * as css from '../film.css.ts';
import { along, during, leaps, mix, outwards, step } from '../motion.ts';
import type { Words } from '../words.ts';

export const SHELF_MS = 4900;

const COVER = { width: 256, height: 322 };
const PITCH = 312;
const FIRST = 330;
const PLANK = 632;
const TOP = PLANK - COVER.height;

/** Games on a shelf, each with a companion on top. The camera starts in the first cover and moves along. */
export function Shelf({ t, words }: { t: number; words: Words }) {
  const back = during(t, 0, 1350, (share) => 1 - (1 - share) ** 2.6);
  const x = mix(FIRST, 640, back) + 1120 * during(t, 450, SHELF_MS + 700);
  const view = {
    x: mix(FIRST, x, back),
    y: mix(TOP + COVER.height / 2, 360, back),
    zoom: mix(3.6, 1, back),
  };
  const seen = (index: number) => FIRST + index * PITCH - view.x;
  return (
    <div className={css.whole} style={{ background: vars.color.page }}>
      <Camera view={view} depth={0.5}>
        <div
          style={{
            position: 'absolute',
            inset: '-400px -2200px -400px -900px',
            background: `radial-gradient(1500px 620px at 1500px 640px, oklch(0.79 0.13 62 / 0.17), transparent), oklch(0.19 0.022 268)`,
          }}
        />
      </Camera>
      <Camera view={view}>
        {words.games.map(({ id, hue }, index) => (
          <div
            key={id}
            style={{
              position: 'absolute',
              left: FIRST + index * PITCH - 260,
              top: TOP - 210,
              inlineSize: 520,
              blockSize: 640,
              background: `radial-gradient(closest-side, oklch(0.62 0.16 ${hue} / 0.34), transparent)`,
            }}
          />
        ))}
        <div
          className={css.plank}
          style={{ left: -900, top: PLANK, inlineSize: 5200, blockSize: 18 }}
        />
        {words.games.map(({ id, name, scene, hue, companion, companionHue }, index) => {
          const left = FIRST + index * PITCH;
          const at = 900 + index * 330;
          // Each looks towards the passing camera, then at its neighbour.
          const passed = seen(index);
          return (
            <div key={id} className={hueScope} style={hueVars(hue)}>
              <div
                className={css.cover}
                style={{
                  left: left - COVER.width / 2,
                  top: TOP,
                  inlineSize: COVER.width,
                  blockSize: COVER.height,
                }}
              >
                <CoverArt seed={id} scene={scene} hue={hue} />
              </div>
              <Actor
                seed={companion}
                hue={companionHue}
                size={158}
                x={left + (index % 2 === 0 ? -14 : 16)}
                y={TOP + 3}
                mood={step(t, [
                  [0, index % 3 === 1 ? 'curious' : 'idle'],
                  [at, 'happy'],
                  [at + 900, index % 2 === 0 ? 'curious' : 'idle'],
                  [at + 1700, index % 3 === 0 ? 'talking' : 'happy'],
                ])}
                look={[Math.max(-1, Math.min(1, -passed / 320)), 0.35]}
                leap={leaps(t, [
                  [at, 38, 400],
                  [at + 1750, 20, 300],
                ])}
                tilt={3 * Math.sin(t / 620 + index * 1.7)}
                shadow={false}
              />
              <span
                className={css.coverName}
                style={{
                  left: left - COVER.width / 2 - 20,
                  inlineSize: COVER.width + 40,
                  top: PLANK + 32,
                  color: vars.accent.text,
                }}
              >
                {name}
              </span>
            </div>
          );
        })}
      </Camera>
      <p
        className={css.chapter}
        style={{
          opacity: during(t, 1150, 1650, outwards),
          translate: `0 ${22 * (1 - during(t, 1150, 1850, outwards))}px`,
        }}
      >
        {words.know}
      </p>
      <div className={css.lens} style={{ opacity: 0.7 * back }} />
      <div
        className={css.whole}
        style={{
          background: vars.color.page,
          opacity: along(t, [
            [SHELF_MS - 500, 0],
            [SHELF_MS, 1],
          ]),
        }}
      />
    </div>
  );
}
