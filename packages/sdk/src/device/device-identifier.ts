import { USER_AGENT_MAX_LENGTH } from './mobile.ts';
import { sha256 } from './sha256.ts';

/** 13 hex digits are 52 bits: a number that every language represents exactly. */
const HEX_DIGITS = 13;

/**
 * Numeric id of a device (spec §7): the first 500 characters of the user agent without non-word characters (`\W`),
 * as SHA-256; the first 13 hex digits as a decimal number.
 */
export function deviceIdentifier(userAgent: string): string {
  const text = userAgent.slice(0, USER_AGENT_MAX_LENGTH).replace(/\W/g, '');
  return String(Number.parseInt(sha256(text).slice(0, HEX_DIGITS), 16));
}
