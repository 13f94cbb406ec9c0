export {
  type ActionReports,
  type ActionReportsOptions,
  createActionReports,
} from '../actions/action-reports.ts';
export type { Analytics, EventParameters } from '../vendors/analytics/analytics.ts';
export {
  type Collector,
  createDataFinder,
  type DataFinderOptions,
} from '../vendors/analytics/datafinder.ts';
export { trackLogins } from '../vendors/analytics/track-logins.ts';
export { noAnalytics } from '../vendors/none.ts';
