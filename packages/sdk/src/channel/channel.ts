import { CHANNEL_MAX_LENGTH } from '../contract/constants.ts';

/** Spec §3: the channel of a visitor who brought none. */
export const DEFAULT_CHANNEL = 'official-website';

/**
 * The acquisition channel in a form that is safe in a header and in a file name: what is outside
 * `A–Z a–z 0–9 . _ -` is percent-encoded, at most 128 characters, empty means the default. What is safe
 * already stays as it is.
 */
export function safeChannel(value: string | null | undefined): string {
  let safe = '';
  for (const character of decoded(value ?? '').toWellFormed()) {
    const encoded = /[\w.-]/.test(character)
      ? character
      : encodeURIComponent(character).replace(/[!'()*~]/g, percentEncode);
    if (safe.length + encoded.length > CHANNEL_MAX_LENGTH) break;
    safe += encoded;
  }
  return safe === '' || /^\.+$/.test(safe) ? DEFAULT_CHANNEL : safe;
}

function decoded(value: string): string {
  try {
    return decodeURIComponent(value);
  } catch {
    // A percent sign of its own.
    return value;
  }
}

const percentEncode = (character: string) =>
  `%${character.charCodeAt(0).toString(16).toUpperCase().padStart(2, '0')}`;

/** The channel named in an address (spec §3: query parameter `channel`). */
export const channelFromQuery = (search: string): string =>
  safeChannel(new URLSearchParams(search).get('channel'));
