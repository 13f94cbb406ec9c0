import { normalizeBaseUrl } from '../../internal/base-url.ts';
import type { DeepLink } from './deep-link.ts';

export interface SandboxDeepLinkOptions {
  /** Base address of the API; empty for the page's own origin. */
  baseUrl: string;
  channel: string;
  /** Default: `location.assign`. */
  go?: (address: string) => void;
}

/** Opens the sandbox's page that says what would happen. */
export const createSandboxDeepLink = ({
  baseUrl,
  channel,
  go = (address) => location.assign(address),
}: SandboxDeepLinkOptions): DeepLink => ({
  prepare: () => Promise.resolve(),
  open() {
    go(`${normalizeBaseUrl(baseUrl)}/sandbox/deep-link?${new URLSearchParams({ channel })}`);
    return true;
  },
});
