/**
 * SHA-256 of a text in UTF-8, in hex (FIPS 180-4). For identifiers, not for security. `crypto.subtle` is
 * asynchronous and missing on pages without TLS. `@noble/hashes` adds 1.8 KB to a login, which is limited to
 * 12 KB (size.test.ts).
 */
export function sha256(text: string): string {
  const bytes = new TextEncoder().encode(text);
  const message = new DataView(new ArrayBuffer(Math.ceil((bytes.length + 9) / 64) * 64));
  new Uint8Array(message.buffer).set([...bytes, 0x80]);
  message.setUint32(message.byteLength - 4, bytes.length * 8);

  const primes = firstPrimes(64);
  const constants = primes.map((prime) => fraction(Math.cbrt(prime)));
  let hash = primes.slice(0, 8).map((prime) => fraction(Math.sqrt(prime)));
  for (let block = 0; block < message.byteLength; block += 64) {
    const schedule: number[] = [];
    const word = (index: number) => schedule[index] ?? 0;
    let [a = 0, b = 0, c = 0, d = 0, e = 0, f = 0, g = 0, h = 0] = hash;
    for (const [round, constant] of constants.entries()) {
      const [w15, w2] = [word(round - 15), word(round - 2)];
      schedule.push(
        round < 16
          ? message.getInt32(block + round * 4)
          : (word(round - 16) +
              (rotate(w15, 7) ^ rotate(w15, 18) ^ (w15 >>> 3)) +
              word(round - 7) +
              (rotate(w2, 17) ^ rotate(w2, 19) ^ (w2 >>> 10))) |
              0,
      );
      const first =
        h +
        (rotate(e, 6) ^ rotate(e, 11) ^ rotate(e, 25)) +
        ((e & f) ^ (~e & g)) +
        constant +
        word(round);
      const second = (rotate(a, 2) ^ rotate(a, 13) ^ rotate(a, 22)) + ((a & b) ^ (a & c) ^ (b & c));
      [a, b, c, d, e, f, g, h] = [(first + second) | 0, a, b, c, (d + first) | 0, e, f, g];
    }
    const mixed = [a, b, c, d, e, f, g, h];
    hash = hash.map((word, index) => (word + (mixed[index] ?? 0)) | 0);
  }
  return hash.map((word) => (word >>> 0).toString(16).padStart(8, '0')).join('');
}

const rotate = (word: number, bits: number) => (word >>> bits) | (word << (32 - bits));

/**
 * The first 32 bits of the fractional part. For the roots used here, a rounding error in the last bit of
 * `Math.cbrt` does not change them.
 */
const fraction = (root: number) => ((root % 1) * 2 ** 32) | 0;

function firstPrimes(count: number): number[] {
  const primes: number[] = [];
  for (let number = 2; primes.length < count; number += 1)
    if (primes.every((prime) => number % prime > 0)) primes.push(number);
  return primes;
}
