import { channelFromQuery } from '@companion/sdk';

/** The absolute address of a path, with the channel through which the visitor came. Only the browser knows it. */
export function channelAddress(
  path: string,
  search: string,
  siteOrigin: string | undefined,
): string {
  const address = new URL(path, siteOrigin ?? window.location.origin);
  address.searchParams.set('channel', channelFromQuery(search));
  return address.href;
}
