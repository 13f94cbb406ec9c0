import { safeChannel } from '../channel/channel.ts';
import { isWebId } from '../vendors/analytics/analytics.ts';

/** Placeholder for the web id in hex (spec §4). */
export const WEB_ID_PLACEHOLDER = '{web_id}';
/** Placeholder for the channel (spec §7). */
export const CHANNEL_PLACEHOLDER = '{channel}';

/** A web id in hex; `null` when it is not 1 to 20 digits. BigInt, because a number would lose digits. */
export const webIdHex = (webId: string): string | null =>
  isWebId(webId) ? BigInt(webId).toString(16) : null;

/** Fills in the channel. */
export const withChannel = (template: string, channel: string): string =>
  template.replaceAll(CHANNEL_PLACEHOLDER, () => encodeURIComponent(safeChannel(channel)));

/**
 * Fills the placeholders of an installer's address. Without a web id, `{web_id}` and the hyphen or underscore
 * before it are removed: the result is the address of the generic installer.
 */
export function installerAddress(
  template: string,
  { channel, webId }: { channel: string; webId: string | null },
): string {
  const hex = webId === null ? null : webIdHex(webId);
  const named = withChannel(template, channel);
  return hex === null
    ? named.replaceAll(new RegExp(`[-_]?${escaped(WEB_ID_PLACEHOLDER)}`, 'g'), '')
    : named.replaceAll(WEB_ID_PLACEHOLDER, hex);
}

const escaped = (text: string) => text.replace(/[{}]/g, '\\$&');
