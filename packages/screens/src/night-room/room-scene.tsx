import { ourCompanion } from '@companion/ui/logo';
import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { ActingSprite } from '../acting/index.ts';
import { laoTang, moBan } from '../layout/cast.ts';
import type { Act, Speaker } from './acting.ts';
import { Cord } from './cord.tsx';
import { third } from './game.css.ts';
import { Game } from './game.tsx';
import { nightRoomMessages } from './late-messages.ts';
import * as css from './night-room.css.ts';
import * as picture from './room-picture.css.ts';

/** How long nobody may move until a companion falls asleep, ms. */
const DROWSY_MS = 20_000;

const cast = [
  ['ban', moBan],
  ['tang', laoTang],
  ['deng', ourCompanion],
] as const;

interface RoomSceneProps {
  act: Act;
  /** The visitor can play. Not in the server's picture. */
  isReady: boolean;
  /** Screen readers hear what is said. */
  speaks: boolean;
  /** The third lamp of the game was pressed. */
  onPress: () => void;
  /** The cord of the lamp was pulled. */
  onToggleTheme: () => void;
}

/** The room in one state of its scene. */
export function RoomScene({ act, isReady, speaks, onPress, onToggleTheme }: RoomSceneProps) {
  const { formatMessage } = useIntl();
  const nameOf = (speaker: Speaker) => formatMessage(nightRoomMessages[speaker]);
  const line = act.lines.at(-1);
  const label = formatMessage(nightRoomMessages[act.press === 'light' ? 'light' : 'again']);
  return (
    <div className={css.room} data-lamp={act.lamp} data-wind={act.wind} data-walker={act.walker}>
      <div className={css.picture}>
        <div className={picture.desk} />
        <div className={picture.lampLight} />
        <div className={picture.shine} />
        <div className={picture.furniture} />
        <div className={`${css.glow} ${third}`} />
        <Game
          label={formatMessage(nightRoomMessages.picture)}
          playing={isReady}
          flashes={act.flashes ?? false}
        />
        {cast.map(([actor, look]) => (
          <div key={actor} className={css.seats[actor]}>
            <ActingSprite
              {...look}
              size={160}
              filling
              mood={act.moods[actor]}
              drowsyMs={actor === 'ban' ? DROWSY_MS : 3 * DROWSY_MS}
            />
          </div>
        ))}
        <div className={css.spill} />
        <Cord onPull={onToggleTheme} />
        {isReady && (
          <button
            type="button"
            className={css.lamp}
            aria-label={formatMessage(nightRoomMessages.thirdLamp, { act: label })}
            // Not `disabled`: it keeps the focus while the wanderer walks.
            aria-disabled={act.press === 'none'}
            onClick={onPress}
          >
            <span className={css.chip}>{label}</span>
          </button>
        )}
      </div>
      <div className={css.talk}>
        {act.lines.map(({ by, text }) => (
          <Bubble key={by + text} by={by} name={nameOf(by)}>
            {formatMessage(nightRoomMessages[text])}
          </Bubble>
        ))}
      </div>
      <p className={css.said} role="status">
        {speaks &&
          line &&
          formatMessage(nightRoomMessages.said, {
            name: nameOf(line.by),
            line: formatMessage(nightRoomMessages[line.text]),
          })}
      </p>
    </div>
  );
}

function Bubble({ by, name, children }: { by: Speaker; name: string; children: ReactNode }) {
  return (
    <p className={`${css.bubble} ${css.bubbles[by]}`} aria-hidden="true">
      <span className={css.name}>{name}</span>
      <span>{children}</span>
    </p>
  );
}
