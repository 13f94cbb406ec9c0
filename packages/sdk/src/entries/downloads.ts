export {
  type AdFacts,
  createDownloads,
  type Downloads,
  type DownloadsOptions,
} from '../download/downloads.ts';
export type { DeepLink } from '../vendors/deep-link/deep-link.ts';
export { createOpenInstall, type OpenInstallOptions } from '../vendors/deep-link/openinstall.ts';
export { lookUpIp } from '../vendors/ip/ip.ts';
export { noDeepLink } from '../vendors/none.ts';
