import { importWhenOnline } from '@companion/screens/loading';
import type { ActionReports } from '@companion/sdk/analytics';
import { useCallback } from 'react';
import { session } from './session.ts';
import { useConfig } from './use-config.ts';

type Action =
  | 'page_opened'
  | 'download'
  | 'search'
  | 'talk_begun'
  | 'talk_read'
  | 'reply_rated'
  | 'article_rated'
  | 'article_fault'
  | 'story_ended'
  | 'share'
  | 'login';

const load = importWhenOnline(() => import('../lazy/action-reports.ts'));
let reports: ActionReports | undefined;

/** Sends what waits. Call it before a logout. */
export const flushActions = (): void => reports?.flush();

/** Reports what the user does, never what was typed. Visitors are not reported, and load no code for it. */
export function useReportAction() {
  const config = useConfig();
  return useCallback(
    (action: Action, details?: Readonly<Record<string, string>>) => {
      if (!session.getSnapshot().isLoggedIn) return;
      load()
        .then(({ createReports }) => {
          reports ??= createReports(config);
          reports.report(action, details);
        })
        // Without its code nothing is reported.
        .catch(() => {});
    },
    [config],
  );
}
