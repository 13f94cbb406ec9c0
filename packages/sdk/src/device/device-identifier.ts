import { USER_AGENT_MAX_LENGTH } from './mobile.ts';
import { sha256 } from './sha256.ts';

/** 13 hex digits are 52 bits: a number that every language holds exactly. */
const HEX_DIGITS = 13;

/**
 * Numeric id of a device (spec §7): the user agent, cut at 500 characters, without its non-word
 * characters (`\W`), UTF-8, SHA-256; the first 13 hex digits as a decimal number.
 */
export function deviceIdentifier(userAgent: string): string {
  const words = userAgent.slice(0, USER_AGENT_MAX_LENGTH).replace(/\W/g, '');
  return String(Number.parseInt(sha256(words).slice(0, HEX_DIGITS), 16));
}
