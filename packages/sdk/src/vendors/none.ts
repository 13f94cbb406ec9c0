import type { Analytics } from './analytics/analytics.ts';
import { CaptchaError, type OverlayCaptchaProvider } from './captcha/captcha.ts';
import type { DeepLink } from './deep-link/deep-link.ts';

const notInitialised = () => Promise.reject(new CaptchaError('not-initialised'));

/** For a backend without a captcha: no code is sent (spec §5), and the dialog shows why (spec §8). */
export const noCaptcha: OverlayCaptchaProvider = {
  kind: 'overlay',
  prepare: notInitialised,
  verify: notInitialised,
  reset() {},
  destroy() {},
};

/** For a backend without analytics: nothing is reported, and there is no web id. */
export const noAnalytics: Analytics = { identify() {}, event() {}, webId: async () => null };

/** For a backend without deep links: downloads open the store. */
export const noDeepLink: DeepLink = { prepare: async () => {}, open: () => false };
