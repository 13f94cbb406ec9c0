import type { VendorPolicy } from '../policy.ts';

export const openInstallPolicy: VendorPolicy = {
  'script-src': ['https://res.cdn.openinstall.io'],
};
