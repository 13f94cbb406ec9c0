export { dataFinderPolicy } from '../vendors/analytics/datafinder-policy.ts';
export { geetestPolicy } from '../vendors/captcha/geetest-policy.ts';
export { openInstallPolicy } from '../vendors/deep-link/openinstall-policy.ts';
export type { VendorPolicy } from '../vendors/policy.ts';
