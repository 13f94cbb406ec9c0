import { ActivitiesScreen, activitiesMessages } from '@companion/screens/activities';
import { activityThings } from '@companion/screens/head';
import { importWhenOnline } from '@companion/screens/loading';
import { parsePath } from '@companion/screens/paths';
import type { Activity } from '@companion/sdk/contract';
import { hasNetwork } from '@companion/ui/retry-import';
import { toast } from '@companion/ui/toast';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { useLocation } from 'react-router';
import { loadActivities } from '../data/activities.ts';
import { loadOnServer } from '../data/load-on-server.ts';
import { userLoader } from '../data/user-loader.ts';
import { siteMessages } from '../locales/messages.ts';
import { drafts } from '../session/chat-storage.ts';
import { Head } from '../shell/head.tsx';
import { usePage } from '../shell/navigation.ts';
import type { Route } from './+types/activities';

const loadReminder = importWhenOnline(() => import('../lazy/save-reminder.ts'));

export const loader = loadOnServer(loadActivities);
export const clientLoader = userLoader((loads) => loads.loadActivities);
export { shouldRevalidate } from '../data/user-loader.ts';

export default function Activities({ loaderData }: Route.ComponentProps) {
  const { activities, today, state, requestId } = loaderData;
  const { formatMessage } = useIntl();
  const { hrefWith, change, reload } = usePage();
  const { pathname, key } = useLocation();
  const { device } = parsePath(pathname);
  /** Entry of the history where the dialog was closed. The address changes after the server has answered; offline never. */
  const [closedAt, setClosedAt] = useState<string>();
  const openId = closedAt === key ? undefined : loaderData.openId;
  const close = () => {
    setClosedAt(key);
    // Replaces the entry, so that Back does not open the activity again.
    void hasNetwork().then((has) => has && change({ state, activity: '' }, { replace: true }));
  };
  const remind = (activity: Activity) =>
    loadReminder()
      .then(({ saveReminder }) => saveReminder(activity))
      .catch(() => toast.error(formatMessage(siteMessages.offline)));
  const open = activities?.find(({ id }) => id === openId);
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
        openId={openId}
        onClose={close}
        requestId={requestId}
        onRetry={reload}
        onJoin={drafts.append}
        onRemind={remind}
        detail={device === 'mobile' ? 'bottom' : 'center'}
      />
    </>
  );
}
