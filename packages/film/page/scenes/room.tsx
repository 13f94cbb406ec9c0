import { Bubble, saying } from '../bubble.tsx';
import { Camera, type View } from '../camera.tsx';
import * as css from '../film.css.ts';
import { along, during, inwards, mix, outwards, step } from '../motion.ts';
import type { Words } from '../words.ts';
import { Game } from './game.tsx';
import { Seated } from './room-actors.tsx';
import { Furniture } from './room-furniture.tsx';
import { ANSWERS, ASKS, CALM, CHEERS, GOES, LAMP, LEAVES, LIT, ROOM_MS } from './room-plan.ts';
import { Wall } from './room-wall.tsx';

/** A room at night: a lamp, a game on a screen and three companions around it. */
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
      {/* Fades from the lit window of the scene before. */}
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

/** Brightness of the lamp, 0–1. It flickers when it goes on. */
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

/** Above the actors: darkness until the lamp is on, then a flash when the game's third lamp is lit. */
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
