import { createHash } from 'node:crypto';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { sha256 } from './sha256.ts';

const byNode = (text: string) => createHash('sha256').update(text).digest('hex');

it.each([
  ['', 'e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855'],
  ['abc', 'ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad'],
  [
    'abcdbcdecdefdefgefghfghighijhijkijkljklmklmnlmnomnopnopq',
    '248d6a61d20638b8e5c026930c3e6039a33ce45964ff2167f6ecedd419db06c1',
  ],
])('hashes %j as FIPS 180-4 says', (text, hash) => {
  expect(sha256(text)).toBe(hash);
});

it('agrees with Node at every length around its blocks', () => {
  for (let length = 0; length < 260; length += 1)
    expect(sha256('a'.repeat(length))).toBe(byNode('a'.repeat(length)));
});

it('agrees with Node for any text', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme', maxLength: 700 }), (text) => {
      expect(sha256(text)).toBe(byNode(text));
    }),
  );
});

it('does not depend on the last bit of a root, which engines round differently', () => {
  const primes = Array.from({ length: 312 }, (_, number) => number).filter(
    (number) =>
      number > 1 &&
      Array.from({ length: 17 }, (_, i) => i + 2).every((d) => d >= number || number % d > 0),
  );
  expect(primes).toHaveLength(64);
  const roots = [...primes.map(Math.cbrt), ...primes.slice(0, 8).map(Math.sqrt)];
  for (const root of roots) {
    const bits = (root % 1) * 2 ** 32;
    const lastBit = root * 2 ** -52 * 2 ** 32;
    expect(Math.abs(bits - Math.round(bits))).toBeGreaterThan(4 * lastBit);
  }
});
