import { type ActionReports, createActionReports } from '@companion/sdk/analytics';
import type { PublicConfig } from '../../server/environment.ts';
import { browserClient } from '../session/browser-client.ts';
import { session } from '../session/session.ts';

/** Creates the page's reports of what its user does (docs/decisions/050-user-actions.md). */
export const createReports = (config: PublicConfig): ActionReports =>
  createActionReports({ session, send: browserClient(config).users.reportActions });
