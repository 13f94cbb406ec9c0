import { safeChannel } from '../channel/channel.ts';

/** Stands in a template where the web id belongs, in hex (spec §4). */
export const WEB_ID_PLACEHOLDER = '{web_id}';
/** Stands in a template where the channel belongs (spec §7). */
export const CHANNEL_PLACEHOLDER = '{channel}';

/** A web id in hex; `null` when it is none. Its 19 digits are more than a JavaScript number holds. */
export const webIdHex = (webId: string): string | null =>
  /^\d{1,20}$/.test(webId) ? BigInt(webId).toString(16) : null;

/**
 * The address of an installer. Without a web id its placeholder goes, with the hyphen or underscore
 * before it: that is the generic installer, and never a placeholder that somebody downloads.
 */
export function installerAddress(
  template: string,
  { channel, webId }: { channel: string; webId: string | null },
): string {
  const hex = webId === null ? null : webIdHex(webId);
  const named = template.replaceAll(CHANNEL_PLACEHOLDER, () =>
    encodeURIComponent(safeChannel(channel)),
  );
  return hex === null
    ? named.replaceAll(new RegExp(`[-_]?${escaped(WEB_ID_PLACEHOLDER)}`, 'g'), '')
    : named.replaceAll(WEB_ID_PLACEHOLDER, hex);
}

const escaped = (text: string) => text.replace(/[{}]/g, '\\$&');
