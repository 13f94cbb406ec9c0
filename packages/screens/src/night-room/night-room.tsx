import { ourCompanion } from '@companion/ui/logo';
import { drawing } from '@companion/ui/picture';
import { Sprite } from '@companion/ui/sprite';
import { useId } from 'react';
import { useIntl } from 'react-intl';
import { nightRoomMessages } from './messages.ts';
import * as css from './night-room.css.ts';
import { roomShapes } from './room-shapes.ts';

/** A room at night: a lamp, a game on a screen and three companions around it. */
export function NightRoom() {
  const { formatMessage } = useIntl();
  const id = useId();
  return (
    <div className={css.room} aria-hidden="true">
      <svg
        className={css.picture}
        viewBox="0 0 600 520"
        aria-hidden="true"
        focusable="false"
        {...drawing(roomShapes(id))}
      />

      <div className={css.seats}>
        <div className={css.left}>
          <Sprite seed="s21" hue={205} size={132} watching mood="idle" filling />
        </div>
        <div className={css.top}>
          <Sprite seed="s126" hue={150} size={92} watching mood="curious" filling />
        </div>
        <div className={css.right}>
          <Sprite {...ourCompanion} size={150} watching mood="happy" filling />
        </div>
      </div>

      <div className={css.talk}>
        <p className={`${css.bubble} ${css.ask}`}>{formatMessage(nightRoomMessages.chatAsk)}</p>
        <p className={`${css.bubble} ${css.answer}`}>
          {formatMessage(nightRoomMessages.chatAnswer)}
        </p>
        <p className={`${css.bubble} ${css.cheer}`}>{formatMessage(nightRoomMessages.chatCheer)}</p>
      </div>
    </div>
  );
}
