import type { VendorPolicy } from '../policy.ts';

/** The collector of DataFinder's public cloud (their package, v0.1.6). */
export const dataFinderPolicy: VendorPolicy = {
  'connect-src': ['https://mcs.volceapplog.com'],
};
