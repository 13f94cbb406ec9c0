import { ActivitiesScreen, activitiesMessages } from '@companion/screens/activities';
import { useAddresses } from '@companion/screens/layout';
import { useIntl } from 'react-intl';
import { useLocation, useRevalidator } from 'react-router';
import { loadActivities } from '../data/activities.ts';
import { Head } from '../shell/head.tsx';
import type { Route } from './+types/activities';
import { parsePath } from './paths.ts';
import { useParameters } from './use-parameters.ts';

export const loader = loadActivities;

export default function Activities({ loaderData }: Route.ComponentProps) {
  const { activities, today, state, openId } = loaderData;
  const { formatMessage } = useIntl();
  const { hrefWith, change } = useParameters();
  const { revalidate } = useRevalidator();
  const { device } = parsePath(useLocation().pathname);
  const addresses = useAddresses();
  const open = activities?.find(({ id }) => id === openId);
  return (
    <>
      <Head
        title={open?.title ?? formatMessage(activitiesMessages.title)}
        description={open?.summary ?? formatMessage(activitiesMessages.description)}
        structured={(absolute) =>
          (activities ?? [])
            .filter((activity) => activity.state !== 'ended')
            .map(({ id, title, summary, starts_at, ends_at }) => ({
              '@type': 'Event',
              name: title,
              description: summary,
              startDate: starts_at,
              endDate: ends_at,
              eventAttendanceMode: 'https://schema.org/OnlineEventAttendanceMode',
              location: { '@type': 'VirtualLocation', url: absolute(addresses.activity(id)) },
            }))
        }
      />
      <ActivitiesScreen
        activities={activities}
        today={today}
        state={state}
        onState={(next) => change({ state: next, activity: '' })}
        hrefOfState={(next) => hrefWith({ state: next, activity: '' })}
        openId={openId}
        // Else Back would open it again.
        onClose={() => change({ state, activity: '' }, { replace: true })}
        onRetry={revalidate}
        detail={device === 'mobile' ? 'sheet' : 'centre'}
      />
    </>
  );
}

export { PageError as ErrorBoundary } from '../shell/error-page.tsx';
