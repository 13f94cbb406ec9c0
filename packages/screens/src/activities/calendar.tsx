import type { Activity } from '@companion/sdk/contract';
import { Link } from '@companion/ui/link';
import { LAMP_HUE } from '@companion/ui/logo';
import { Sprite } from '@companion/ui/sprite';
import { hueScope, hueVars, visuallyHidden } from '@companion/ui/theme';
import { type CSSProperties, useEffect, useState } from 'react';
import { useIntl } from 'react-intl';
import { useAddresses } from '../layout/index.ts';
import * as css from './calendar.css.ts';
import { barsOf, DAY_MS, mondayOf } from './calendar-bars.ts';
import { activitiesMessages } from './messages.ts';
import { useSpan } from './use-span.ts';

export interface CalendarProps {
  activities: readonly Activity[];
  /** Today for the server, as `2026-11-22`: the calendar begins in its week. */
  today: string;
}

/** Five weeks from this week's Monday, with the activities as bars. */
export function Calendar({ activities, today }: CalendarProps) {
  const { formatDate, formatMessage } = useIntl();
  const addresses = useAddresses();
  const span = useSpan(today);
  const visitorsDay = useVisitorsDay(today);
  const start = mondayOf(today);
  const bars = barsOf(activities, start, css.DAYS, daysOfName);
  if (bars.length === 0) return null;
  const rows = Math.max(...bars.map(({ row }) => row)) + 1;
  const dateOf = (day: number) => start + day * DAY_MS;
  return (
    <section className={css.strip} aria-label={formatMessage(activitiesMessages.calendar)}>
      <ol
        className={css.days}
        style={{ gridTemplateRows: `${css.HEAD} ${css.HEAD} repeat(${rows}, auto)` }}
      >
        {Array.from({ length: css.WEEKS }, (_, week) => (
          <li
            key={week}
            className={css.week}
            style={columns(7 * week, 7 * week + 7)}
            aria-hidden="true"
          >
            {formatDate(dateOf(7 * week), { month: 'long', day: 'numeric', timeZone: 'UTC' })}
          </li>
        ))}
        {Array.from({ length: css.DAYS }, (_, day) => (
          <li
            key={day}
            className={dateOf(day) === visitorsDay ? css.today : css.day}
            style={columns(day, day + 1)}
            aria-hidden="true"
          >
            {new Date(dateOf(day)).getUTCDate()}
          </li>
        ))}
        {bars.map(({ activity, from, to, row, isCutBefore, isCutAfter, isAtEnd }) => (
          <li
            key={activity.id}
            className={`${hueScope} ${css.bar}`}
            style={{ ...hueVars(activity.hue ?? LAMP_HUE), ...columns(from, to), gridRow: row + 3 }}
          >
            <Link
              href={addresses.activity(activity.id)}
              className={[
                css.link,
                isCutBefore && css.cutBefore,
                isCutAfter && css.cutAfter,
                isAtEnd && css.atEnd,
              ]
                .filter(Boolean)
                .join(' ')}
            >
              {activity.character && (
                <span className={css.head}>
                  <Sprite
                    seed={activity.character.seed ?? activity.character.id}
                    look={activity.character.look}
                    hue={activity.character.hue ?? activity.hue}
                    size={28}
                    still
                  />
                </span>
              )}
              <span>{activity.title}</span>
              <span className={visuallyHidden}>{` ${span(activity)}`}</span>
            </Link>
          </li>
        ))}
      </ol>
    </section>
  );
}

/**
 * Today by the visitor's clock, as UTC midnight in ms, read again with each new answer of the server. `undefined` until
 * hydration, because all visitors get the same page.
 */
function useVisitorsDay(today: string): number | undefined {
  const [day, setDay] = useState<number>();
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new answer may come on another day
  useEffect(() => {
    const now = new Date(Date.now());
    setDay(Date.UTC(now.getFullYear(), now.getMonth(), now.getDate()));
  }, [today]);
  return day;
}

const columns = (from: number, to: number): CSSProperties => ({
  gridColumn: `${from + 1} / ${to + 1}`,
});

/** Width of a name: 1 em for Hanzi and kana, about 0.5 em for Latin letters, plus padding and head. */
function daysOfName(name: string): number {
  const wide = [...name].filter((letter) => letter > '\u2E7F').length;
  const rem = 0.875 * wide + 0.5 * ([...name].length - wide) + 4;
  return Math.ceil(rem / css.MIN_DAY_REM);
}
