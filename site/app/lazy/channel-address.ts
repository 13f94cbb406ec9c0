import { channelFromQuery } from '@companion/sdk';
import { siteConfig } from '../session/use-config.ts';

/** The absolute address of a path, with the channel through which the visitor came. Only the browser knows it. */
export function channelAddress(path: string, search: string): string {
  const address = new URL(path, siteConfig.current.siteOrigin ?? window.location.origin);
  address.searchParams.set('channel', channelFromQuery(search));
  return address.href;
}
