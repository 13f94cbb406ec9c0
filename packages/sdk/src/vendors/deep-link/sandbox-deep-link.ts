import { normalizeBaseUrl } from '../../internal/base-url.ts';
import type { DeepLink } from './deep-link.ts';

export interface SandboxDeepLinkOptions {
  /** The API's; empty for the page's own origin. */
  baseUrl: string;
  channel: string;
  /** Default: the page goes there. */
  go?: (address: string) => void;
}

/** The sandbox's page that says what would happen. */
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
