import { ourCompanion } from '@companion/ui/logo';
import { Actor } from '../actor.tsx';
import { along, leaps, mix, step } from '../motion.ts';
import { ANSWERS, ASKS, CHEERS, COMES, DESK, GOES, LANDS, LIT, SCREEN } from './room-plan.ts';

/** The three companions. */
export function Seated({ t, lamp, answered }: { t: number; lamp: number; answered: number }) {
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
