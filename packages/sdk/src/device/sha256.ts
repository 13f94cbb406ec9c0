/**
 * SHA-256 of a text in UTF-8, in hex (FIPS 180-4). Ours because `crypto.subtle` is asynchronous, and missing
 * on pages without TLS. For identifiers, not for security.
 */
export function sha256(text: string): string {
  const bytes = new TextEncoder().encode(text);
  const message = new DataView(new ArrayBuffer(Math.ceil((bytes.length + 9) / 64) * 64));
  new Uint8Array(message.buffer).set([...bytes, 0x80]);
  message.setUint32(message.byteLength - 4, bytes.length * 8);

  const [primes, small] = [firstPrimes(64), firstPrimes(8)];
  const constants = primes.map((prime) => fraction(Math.cbrt(prime)));
  let hash = small.map((prime) => fraction(Math.sqrt(prime)));
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
              (turned(w15, 7) ^ turned(w15, 18) ^ (w15 >>> 3)) +
              word(round - 7) +
              (turned(w2, 17) ^ turned(w2, 19) ^ (w2 >>> 10))) |
              0,
      );
      const first =
        h +
        (turned(e, 6) ^ turned(e, 11) ^ turned(e, 25)) +
        ((e & f) ^ (~e & g)) +
        constant +
        word(round);
      const second = (turned(a, 2) ^ turned(a, 13) ^ turned(a, 22)) + ((a & b) ^ (a & c) ^ (b & c));
      [a, b, c, d, e, f, g, h] = [(first + second) | 0, a, b, c, (d + first) | 0, e, f, g];
    }
    const after = [a, b, c, d, e, f, g, h];
    hash = hash.map((before, index) => (before + (after[index] ?? 0)) | 0);
  }
  return hash.map((word) => (word >>> 0).toString(16).padStart(8, '0')).join('');
}

const turned = (word: number, bits: number) => (word >>> bits) | (word << (32 - bits));

/**
 * The first 32 bits of the fractional part. For the roots used here an error in the last bit of `Math.cbrt`
 * would not change them.
 */
const fraction = (root: number) => ((root % 1) * 2 ** 32) | 0;

function firstPrimes(count: number): number[] {
  const primes: number[] = [];
  for (let number = 2; primes.length < count; number += 1)
    if (primes.every((prime) => number % prime > 0)) primes.push(number);
  return primes;
}
