import type { Activity } from '@companion/sdk/contract';
import { ActivityCard } from '@companion/ui/activity-card';
import { CoverArt } from '@companion/ui/cover-art';
import { SegmentedControl } from '@companion/ui/segmented-control';
import { Sprite } from '@companion/ui/sprite';
import { lazy, Suspense, useRef } from 'react';
import { useIntl } from 'react-intl';
import { ListProblem, PageHead, page, useAddresses } from '../layout/index.ts';
import * as css from './activities.css.ts';
import { Calendar } from './calendar.tsx';
import { activitiesMessages } from './messages.ts';
import { useSpan } from './use-span.ts';

export interface ActivitiesScreenProps {
  /** `null`: they could not be loaded. */
  activities: readonly Activity[] | null;
  /** The day it is, as `2026-11-22`: the server's, so that both draw the same. */
  today: string;
  state: Activity['state'];
  onState: (state: Activity['state']) => void;
  /** Id of the one whose detail is open; it is part of the address. */
  openId: string | undefined;
  onClose: () => void;
  onRetry: () => void;
  /** `sheet` on a phone. */
  detail: 'centre' | 'sheet';
}

const ActivityDialog = lazy(() => import('./activity-dialog.tsx'));

const hostMoods = { running: 'happy', coming: 'curious', ended: 'sleepy' } as const;
const states = ['running', 'coming', 'ended'] as const;

/** What is on: a calendar of activities, each of which opens in place. */
export function ActivitiesScreen({
  activities,
  today,
  state,
  onState,
  openId,
  onClose,
  onRetry,
  detail,
}: ActivitiesScreenProps) {
  const { formatMessage } = useIntl();
  const shown = activities?.filter((activity) => activity.state === state);
  const open = activities?.find(({ id }) => id === openId);
  // While it closes it still shows what it showed.
  const last = useRef(open);
  if (open) last.current = open;
  return (
    <main className={page.page} id="main" tabIndex={-1}>
      <PageHead title={formatMessage(activitiesMessages.title)}>
        {formatMessage(activitiesMessages.lead)}
      </PageHead>
      {activities && <Calendar activities={activities} today={today} />}
      <div className={page.filters}>
        <SegmentedControl
          label={formatMessage(activitiesMessages.states)}
          value={state}
          onChange={onState}
          options={states.map((value) => ({
            value,
            label: formatMessage(activitiesMessages[value]),
          }))}
        />
      </div>
      <ListProblem items={shown} onRetry={onRetry} />
      <ul className={css.list}>
        {shown?.map((activity) => (
          <li key={activity.id}>
            <Card activity={activity} />
          </li>
        ))}
      </ul>
      {last.current && (
        <Suspense fallback={null}>
          <ActivityDialog
            activity={last.current}
            open={open !== undefined}
            kind={detail}
            onClose={onClose}
          />
        </Suspense>
      )}
    </main>
  );
}

function Card({ activity }: { activity: Activity }) {
  const { formatDate } = useIntl();
  const addresses = useAddresses();
  const span = useSpan();
  const { id, title, summary, state, starts_at, hue = 62, cover, character } = activity;
  return (
    <ActivityCard
      href={addresses.activity(id)}
      title={title}
      line={summary}
      state={state}
      month={formatDate(starts_at, { month: 'short', timeZone: 'UTC' })}
      day={String(new Date(starts_at).getUTCDate())}
      time={span(activity)}
      hue={hue}
      poster={
        <>
          <CoverArt seed={id} scene={cover} hue={hue} />
          {character && (
            <span className={css.host}>
              <Sprite
                seed={character.seed ?? character.id}
                hue={character.hue ?? hue}
                size={112}
                mood={hostMoods[state]}
                still
              />
            </span>
          )}
        </>
      }
      level={2}
    />
  );
}
