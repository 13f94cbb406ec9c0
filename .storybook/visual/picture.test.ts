import { describe, expect, it } from 'vitest';
import { day } from '../../packages/ui/src/theme/day.ts';
import { night } from '../../packages/ui/src/theme/night.ts';
import { toHex } from '../../packages/ui/src/theme/oklch.ts';
import type { Oklch } from '../../packages/ui/src/theme/tokens.ts';
import {
  CHANNELS,
  decode,
  differ,
  encode,
  isSame,
  type Picture,
  showSame,
  trim,
} from './picture.ts';

const SIDE = 20;

/** A square of one colour whose first pixels have another one. */
function square(color: number[], { pixels = 0, other = color, side = SIDE } = {}): Picture {
  const data = Buffer.alloc(side * side * CHANNELS);
  for (let pixel = 0; pixel < side * side; pixel += 1)
    data.set(pixel < pixels ? other : color, pixel * CHANNELS);
  return { width: side, height: side, data };
}
const grey = [100, 100, 100];
const lighter = (by: number) => [100, 100, 100 + by];

describe('isSame', () => {
  it('accepts another rounding', () => {
    expect(isSame(square(grey), square(grey, { pixels: 256, other: lighter(1) }))).toBe(true);
  });

  it('rejects many pixels with a small difference', () => {
    expect(isSame(square(grey), square(grey, { pixels: 257, other: lighter(1) }))).toBe(false);
  });

  it('rejects one pixel with more than a rounding', () => {
    expect(isSame(square(grey), square(grey, { pixels: 1, other: lighter(2) }))).toBe(false);
  });

  it('rejects another size', () => {
    expect(isSame(square(grey), square(grey, { side: SIDE + 1 }))).toBe(false);
  });

  const tokens = Object.entries({ night, day }).flatMap(([theme, { color }]) =>
    Object.entries(color)
      .filter(([, [, , , alpha]]) => alpha === undefined)
      .map(([name, value]) => ({ theme, name, value })),
  );
  const bytes = (color: Oklch) => [...Buffer.from(toHex(color).slice(1), 'hex')];

  it.each(tokens)('sees 1 % of lightness of $name by $theme in one pixel', ({ value }) => {
    const [lightness, chroma, hue] = value;
    const by = lightness > 0.5 ? -0.01 : 0.01;
    const other = bytes([lightness + by, chroma, hue]);
    expect(isSame(square(grey), square(grey))).toBe(true);
    const before = square(bytes(value));
    expect(isSame(before, square(bytes(value), { pixels: 1, other }))).toBe(false);
  });
});

it('differ counts differing pixels and the largest difference', () => {
  const changed = square(grey, { pixels: 30, other: lighter(12) });
  expect(differ(square(grey), changed)).toEqual({ pixels: 30, levels: 12 });
  expect(differ(square(grey), square(grey, { side: SIDE + 1 }))).toBeNull();
});

it('encode keeps every pixel', async () => {
  const picture = square(grey, { pixels: 33, other: lighter(7) });
  expect(await decode(await encode(picture))).toEqual(picture);
});

it('files show the same when their pixels do', async () => {
  const file = await encode(square(grey));
  expect(await showSame(file, await encode(square(grey, { pixels: 1, other: lighter(1) })))).toBe(
    true,
  );
  expect(await showSame(file, await encode(square(lighter(9))))).toBe(false);
});

describe('trim', () => {
  it('cuts off the ground at the right and at the bottom', () => {
    const picture = square(grey, { side: 100, pixels: 1, other: lighter(1) });
    const trimmed = trim(picture, 100);
    expect([trimmed.width, trimmed.height]).toEqual([17, 17]);
    expect([...trimmed.data.subarray(0, 2 * CHANNELS)]).toEqual([...lighter(1), ...grey]);
  });

  it('keeps a picture that is full', () => {
    const picture = square(grey, { pixels: SIDE * SIDE - 1, other: lighter(1) });
    expect(trim(picture, SIDE)).toEqual(picture);
  });

  it('keeps the empty end of a page that is taller than its window', () => {
    const picture = square(grey, { side: 100, pixels: 1, other: lighter(1) });
    expect([trim(picture, 60).width, trim(picture, 60).height]).toEqual([17, 100]);
  });
});
