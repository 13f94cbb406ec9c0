import { createHash } from 'node:crypto';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { deviceIdentifier } from './device-identifier.ts';

it.each([
  // node -e "…createHash('sha256')…": the same derivation by another implementation.
  ['', byNode('')],
  ['Mozilla/5.0 (Windows NT 10.0; Win64; x64)', byNode('Mozilla50WindowsNT100Win64x64')],
])('is derived as documented from %j', (userAgent, expected) => {
  expect(deviceIdentifier(userAgent)).toBe(expected);
});

it('is pinned: a change would make every known device a new one', () => {
  expect(deviceIdentifier('Companion/1.0')).toBe('2226348122559668');
});

it('looks at no more than 500 characters', () => {
  const long = 'a'.repeat(500);
  expect(deviceIdentifier(`${long}tail`)).toBe(deviceIdentifier(long));
});

it('is a plain number for any user agent', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), (userAgent) => {
      expect(deviceIdentifier(userAgent)).toMatch(/^\d{1,16}$/);
      expect(Number.isSafeInteger(Number(deviceIdentifier(userAgent)))).toBe(true);
    }),
  );
});

function byNode(words: string): string {
  return String(BigInt(`0x${createHash('sha256').update(words).digest('hex').slice(0, 13)}`));
}
