import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { atOffset, moved, placed, shareOf, trackOf } from './geometry.ts';
import { leadingZeroBits, progressOf, solveProof } from './proof.ts';

describe('proof of work', () => {
  const options = {
    signal: new AbortController().signal,
    onProgress: () => {},
    pause: () => Promise.resolve(),
  };

  it('finds a nonce whose hash begins with the required zero bits', async () => {
    const proof = { seed: 'lot-42', difficulty: 12 };
    const nonce = await solveProof(proof, options);
    expect(nonce).toMatch(/^\d+$/);
    const digest = await crypto.subtle.digest(
      'SHA-256',
      new TextEncoder().encode(`lot-42:${nonce}`),
    );
    expect(new DataView(digest).getUint32(0) >>> 20).toBe(0);
  });

  it('counts zero bits across bytes', () => {
    expect(leadingZeroBits(Uint8Array.of(0x80))).toBe(0);
    expect(leadingZeroBits(Uint8Array.of(0, 0, 0x01, 0xff))).toBe(23);
    expect(leadingZeroBits(Uint8Array.of(0, 0x0f))).toBe(12);
    expect(leadingZeroBits(Uint8Array.of(0, 0))).toBe(16);
  });

  it('yields every 8 ms and reports rising progress until it is aborted', async () => {
    let time = 0;
    let pauses = 0;
    const reported: number[] = [];
    const controller = new AbortController();
    await solveProof(
      { seed: 'never', difficulty: 60 },
      {
        signal: controller.signal,
        onProgress: (progress) => reported.push(progress),
        now: () => time++,
        pause: async () => {
          if (++pauses === 20) controller.abort(new Error('enough'));
        },
      },
    ).catch((reason: Error) => expect(reason.message).toBe('enough'));
    expect(pauses).toBe(20);
    expect(reported).toEqual(reported.toSorted((a, b) => a - b));
  });

  it('keeps the progress within 0 and 1', () => {
    fc.assert(
      fc.property(
        fc.nat(1e7),
        fc.integer({ min: 12, max: 24 }),
        (tries, bits) => progressOf(tries, bits) >= 0 && progressOf(tries, bits) <= 1,
      ),
    );
    expect(progressOf(2 ** 16, 16)).toBeCloseTo(0.63, 2);
  });
});

describe('slider geometry', () => {
  const pictures = fc.record({
    width: fc.integer({ min: 100, max: 2_000 }),
    piece_width: fc.integer({ min: 10, max: 100 }),
  });
  const keys = fc.constantFrom(
    'ArrowRight',
    'ArrowUp',
    'ArrowLeft',
    'ArrowDown',
    'PageUp',
    'PageDown',
    'Home',
    'End',
  );

  it('keeps the piece inside the picture after any keys', () => {
    fc.assert(
      fc.property(pictures, fc.array(keys), (picture, presses) => {
        const track = trackOf(picture);
        let x = 0;
        for (const key of presses) x = moved(x, key, track) ?? x;
        return Number.isInteger(x) && x >= 0 && x + picture.piece_width <= picture.width;
      }),
    );
  });

  it('moves the piece by a step, by a page or to an end', () => {
    const track = trackOf({ width: 640, piece_width: 124 });
    expect(track).toEqual({ max: 516, step: 4, page: 40 });
    const after = (key: string) => moved(100, key, track);
    expect(['ArrowRight', 'ArrowUp', 'ArrowLeft', 'ArrowDown'].map(after)).toEqual([
      104, 104, 96, 96,
    ]);
    expect(['PageUp', 'PageDown', 'Home', 'End'].map(after)).toEqual([140, 60, 0, 516]);
    expect(after('a')).toBeNull();
  });

  it('lets keys reach every place of a 640 px picture within 2 px', () => {
    const track = trackOf({ width: 640, piece_width: 124 });
    fc.assert(
      fc.property(fc.integer({ min: 0, max: track.max }), (goal) => {
        let x = 0;
        while (goal - x >= track.page) x = moved(x, 'PageUp', track) ?? x;
        while (goal - x > track.step / 2) x = moved(x, 'ArrowRight', track) ?? x;
        return Math.abs(goal - x) <= 2;
      }),
    );
  });

  it('follows the pointer at any size on the screen', () => {
    fc.assert(
      fc.property(
        pictures,
        fc.double({ min: -50, max: 2_000, noNaN: true }),
        fc.double({ min: 50, max: 1_000, noNaN: true }),
        (picture, offset, room) => {
          const track = trackOf(picture);
          const x = atOffset(offset, room, track);
          const share = Math.min(1, Math.max(0, offset / room));
          return (
            Math.abs(shareOf(x, track) - share) <= 0.5 / track.max + 1e-9 && placed(x, track) === x
          );
        },
      ),
    );
    expect(atOffset(10, 0, trackOf({ width: 640, piece_width: 124 }))).toBe(0);
  });
});
