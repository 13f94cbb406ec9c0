import { drawing } from '@companion/ui/picture';
import { GAME, LAMP } from './backdrop-shapes.ts';
import * as css from './game.css.ts';
import { foreground, glass, hill, wanderer } from './game-shapes.ts';
import * as room from './night-room.css.ts';

/** Gusts: distance from the top, length, and when each starts, ms. */
const gusts = [
  [24, 40, 0],
  [52, 26, 430],
  [78, 52, 820],
  [101, 30, 210],
  [127, 44, 640],
  [146, 24, 1010],
  [168, 48, 330],
  [188, 34, 900],
] as const;

interface GameProps {
  /** Accessible name of the picture. */
  label: string;
  /** The game moves. The server's picture does not. */
  playing: boolean;
  /** The third lamp has just been lit. */
  flashes: boolean;
}

/** What moves in the game Lantern Ridge, over its backdrop. Its state is in attributes of the room. */
export function Game({ label, playing, flashes }: GameProps) {
  return (
    <svg
      className={room.game}
      viewBox={`0 0 ${GAME.width} ${GAME.height}`}
      preserveAspectRatio="none"
      role="img"
      aria-label={label}
      focusable="false"
    >
      <g {...drawing(glass)} />
      {flashes && <circle cx={LAMP.x} cy={LAMP.y} r="120" className={css.ring} />}
      <g className={css.behind}>
        <g className={css.steps} {...drawing(wanderer)} />
      </g>
      <g {...drawing(hill)} />
      {playing && (
        <g className={css.ahead}>
          <g className={css.steps} {...drawing(wanderer)} />
        </g>
      )}
      <g {...drawing(foreground)} />
      {playing && (
        <g className={css.wind}>
          {gusts.map(([y, length, startMs]) => (
            <path
              key={y}
              className={css.gust}
              style={{ animationDelay: `${-startMs}ms` }}
              d={`M0 ${y}q${length / 2}-4 ${length} 0`}
            />
          ))}
        </g>
      )}
    </svg>
  );
}
