import { createHash } from 'node:crypto';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { anyText } from '../testing/any-text.ts';
import { deviceIdentifier } from './device-identifier.ts';

it.each([
  // The same derivation with Node's SHA-256.
  ['', byNode('')],
  ['Mozilla/5.0 (Windows NT 10.0; Win64; x64)', byNode('Mozilla50WindowsNT100Win64x64')],
])('derives the documented number from %j', (userAgent, expected) => {
  expect(deviceIdentifier(userAgent)).toBe(expected);
});

it('keeps its value for known devices', () => {
  expect(deviceIdentifier('Companion/1.0')).toBe('2226348122559668');
});

it('reads at most 500 characters', () => {
  const long = 'a'.repeat(500);
  expect(deviceIdentifier(`${long}tail`)).toBe(deviceIdentifier(long));
});

it('is a safe integer for any user agent', () => {
  fc.assert(
    fc.property(anyText(), (userAgent) => {
      expect(deviceIdentifier(userAgent)).toMatch(/^\d{1,16}$/);
      expect(Number.isSafeInteger(Number(deviceIdentifier(userAgent)))).toBe(true);
    }),
  );
});

function byNode(text: string): string {
  return String(BigInt(`0x${createHash('sha256').update(text).digest('hex').slice(0, 13)}`));
}
