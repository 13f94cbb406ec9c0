import { sha256 } from '@noble/hashes/sha2.js';
import { USER_AGENT_MAX_LENGTH } from './mobile.ts';

/** 13 hex digits are 52 bits: a number that every language holds exactly. */
const HEX_DIGITS = 13;

/**
 * Numeric id of a device (spec §7): the user agent, cut at 500 characters, without its non-word
 * characters (`\W`), UTF-8, SHA-256; the first 13 hex digits as a decimal number.
 */
export function deviceIdentifier(userAgent: string): string {
  const words = userAgent.slice(0, USER_AGENT_MAX_LENGTH).replace(/\W/g, '');
  const hex = Array.from(sha256(new TextEncoder().encode(words)), (byte) =>
    byte.toString(16).padStart(2, '0'),
  ).join('');
  return String(Number.parseInt(hex.slice(0, HEX_DIGITS), 16));
}
