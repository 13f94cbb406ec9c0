import type { Activity } from '@companion/sdk/contract';
import { TextLink } from '@companion/ui/link';
import { useId } from 'react';
import { useIntl } from 'react-intl';
import { ActivityEntry } from '../cards/activity.tsx';
import { useAddresses } from '../layout/index.ts';
import * as shared from './floor.css.ts';
import { houseMessages } from './late-messages.ts';
import * as css from './notice-floor.css.ts';
import { useMinuteOfDay } from './use-minute-of-day.ts';

export interface NoticeFloorProps {
  activities: readonly Pick<
    Activity,
    'id' | 'title' | 'summary' | 'state' | 'starts_at' | 'ends_at' | 'hue'
  >[];
}

/** The hall: activities on a board of cork, and the leaf of today. */
export function NoticeFloor({ activities }: NoticeFloorProps) {
  const { formatMessage } = useIntl();
  const addresses = useAddresses();
  const id = useId();
  return (
    <section className={`${shared.floor} ${css.hall}`} aria-labelledby={id}>
      <div className={css.words}>
        <div>
          <h2 className={shared.title} id={id}>
            {formatMessage(houseMessages.activities)}
          </h2>
          <p className={shared.further}>
            <TextLink href={addresses.activities}>
              {formatMessage(houseMessages.allActivities)}
            </TextLink>
          </p>
        </div>
        <Today />
      </div>
      <ul className={`${shared.list} ${css.board}`}>
        {activities.map((activity) => (
          <li key={activity.id} className={css.poster}>
            <ActivityEntry activity={activity} />
          </li>
        ))}
      </ul>
    </section>
  );
}

const midnight = [{ from: '00:00', to: '00:00' }];

/** A calendar with a leaf for each day. It is blank until the visitor's clock is known. */
function Today() {
  const { formatDate } = useIntl();
  const now = useMinuteOfDay(midnight) === undefined ? undefined : Date.now();
  return (
    <div className={css.calendar}>
      <time className={css.leaf}>
        {now && (
          <>
            <span className={css.month}>{formatDate(now, { month: 'long' })}</span>
            <span className={css.day}>{new Date(now).getDate()}</span>
            <span>{formatDate(now, { weekday: 'long' })}</span>
          </>
        )}
      </time>
    </div>
  );
}
