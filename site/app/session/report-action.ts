import { importWhenOnline } from '@companion/screens/loading';
import type { ActionReports } from '@companion/sdk/analytics';
import { session } from './session.ts';

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
export function reportAction(action: Action, details?: Readonly<Record<string, string>>): void {
  if (!session.getSnapshot().isLoggedIn) return;
  load()
    .then((loaded) => {
      reports = loaded.reports;
      reports.report(action, details);
    })
    // Without its code nothing is reported.
    .catch(() => {});
}
