import { CHANNEL_MAX_LENGTH } from '../contract/constants.ts';
import { tryDecode } from '../internal/try-decode.ts';

/** Channel of a visitor who came without one (spec §3). */
export const DEFAULT_CHANNEL = 'official-website';

/**
 * Encodes an acquisition channel for headers and file names. Characters other than `A–Z a–z 0–9 . _ -` are
 * percent-encoded, the result has at most 128 characters, and an empty channel becomes the default. An encoded
 * channel stays the same.
 */
export function safeChannel(value: string | null | undefined): string {
  let safe = '';
  for (const character of tryDecode(value ?? '').toWellFormed()) {
    const encoded = /[\w.-]/.test(character)
      ? character
      : encodeURIComponent(character).replace(/[!'()*~]/g, percentEncode);
    if (safe.length + encoded.length > CHANNEL_MAX_LENGTH) break;
    safe += encoded;
  }
  return safe === '' || /^\.+$/.test(safe) ? DEFAULT_CHANNEL : safe;
}

const percentEncode = (character: string) =>
  `%${character.charCodeAt(0).toString(16).toUpperCase()}`;

/** The encoded channel of the query parameter `channel` (spec §3). */
export const channelFromQuery = (search: string): string =>
  safeChannel(new URLSearchParams(search).get('channel'));
