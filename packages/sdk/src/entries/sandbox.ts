export {
  createSandboxAnalytics,
  type SandboxAnalyticsOptions,
} from '../vendors/analytics/sandbox-analytics.ts';
export { createSandboxSlider } from '../vendors/captcha/sandbox-slider.ts';
export {
  createSandboxDeepLink,
  type SandboxDeepLinkOptions,
} from '../vendors/deep-link/sandbox-deep-link.ts';
