import {
  ActivitiesScreen,
  activitiesMessages,
  activityStates,
} from '@companion/screens/activities';
import { activityThings } from '@companion/screens/head';
import { importWhenOnline } from '@companion/screens/loading';
import { parsePath, textParameter } from '@companion/screens/paths';
import type { Activity } from '@companion/sdk/contract';
import { useIntl } from 'react-intl';
import { type ShouldRevalidateFunctionArgs, useLocation, useSearchParams } from 'react-router';
import { loadActivities } from '../data/activities.ts';
import { loadOnServer } from '../data/load-on-server.ts';
import { shouldRevalidate as needsData, userLoader } from '../data/user-loader.ts';
import { siteMessages } from '../locales/messages.ts';
import { drafts } from '../session/chat-storage.ts';
import { notices } from '../session/notices.ts';
import { Head } from '../shell/head.tsx';
import { usePage } from '../shell/navigation.ts';
import type { Route } from './+types/activities';

const loadReminder = importWhenOnline(() => import('../lazy/save-reminder.ts'));

export const loader = loadOnServer(loadActivities);
export const clientLoader = userLoader((loads) => loads.loadActivities);
/** Each answer has all activities: the filter and the open one are read from the address. */
export const shouldRevalidate = (change: ShouldRevalidateFunctionArgs): boolean => {
  const { currentUrl, nextUrl } = change;
  const isSamePage = currentUrl.pathname === nextUrl.pathname;
  return (!isSamePage || currentUrl.search === nextUrl.search) && needsData(change);
};

export default function Activities({ loaderData }: Route.ComponentProps) {
  const { activities, today, requestId } = loaderData;
  const { formatMessage } = useIntl();
  const { hrefWith, change, reload } = usePage({ loads: false });
  const { device } = parsePath(useLocation().pathname);
  const [searchParams] = useSearchParams();
  const open = activities?.find(({ id }) => id === textParameter({ searchParams }, 'activity'));
  const wanted = textParameter({ searchParams }, 'state');
  // A link to one activity opens the list of its own state.
  const state = activityStates.find((known) => known === wanted) ?? open?.state ?? 'running';
  const remind = (activity: Activity) =>
    loadReminder()
      .then(({ saveReminder }) => saveReminder(activity))
      .catch(() => notices.error(siteMessages.offline));
  return (
    <>
      <Head
        title={open?.title ?? formatMessage(activitiesMessages.title)}
        description={open?.summary ?? formatMessage(activitiesMessages.description)}
        structured={(site) => (import.meta.env.SSR ? activityThings(activities ?? [], site) : [])}
      />
      <ActivitiesScreen
        activities={activities}
        today={today}
        state={state}
        onState={(next) => change({ state: next, activity: '' })}
        hrefOfState={(next) => hrefWith({ state: next, activity: '' })}
        openId={open?.id}
        // Replaces the entry, so that Back does not open the activity again.
        onClose={() => change({ state, activity: '' }, { replace: true })}
        requestId={requestId}
        onRetry={reload}
        onJoin={drafts.append}
        onRemind={remind}
        detail={device === 'mobile' ? 'bottom' : 'center'}
      />
    </>
  );
}
