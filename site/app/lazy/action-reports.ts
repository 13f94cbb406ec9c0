import { createActionReports } from '@companion/sdk/analytics';
import { browserClient } from '../session/browser-client.ts';
import { session } from '../session/session.ts';

/** The page's reports of what its user does (docs/decisions/050-user-actions.md). */
export const reports = createActionReports({ session, send: browserClient().users.reportActions });
