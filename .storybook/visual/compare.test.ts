import { PNG } from 'pngjs';
import { describe, expect, it } from 'vitest';
import { differ, isSame } from './compare.ts';

const SIDE = 20;

/** Draws a grey square whose first pixels are lighter. */
function square({ pixels = 0, by = 0, side = SIDE, deflateLevel = 9 } = {}): Buffer {
  const image = new PNG({ width: side, height: side });
  for (let pixel = 0; pixel < side * side; pixel += 1)
    image.data.set([100, 100, pixel < pixels ? 100 + by : 100, 255], pixel * 4);
  return PNG.sync.write(image, { deflateLevel });
}

describe('isSame', () => {
  it('accepts another compression', () => {
    const packedOtherwise = square({ deflateLevel: 0 });
    expect(packedOtherwise.equals(square())).toBe(false);
    expect(isSame(square(), packedOtherwise)).toBe(true);
  });

  it('accepts the rounding of a shadow', () => {
    expect(isSame(square(), square({ pixels: 256, by: 8 }))).toBe(true);
  });

  it('rejects many pixels with a small difference', () => {
    expect(isSame(square(), square({ pixels: 257, by: 1 }))).toBe(false);
  });

  it('rejects one pixel with a large difference', () => {
    expect(isSame(square(), square({ pixels: 1, by: 9 }))).toBe(false);
  });

  it('rejects another size', () => {
    expect(isSame(square(), square({ side: SIDE + 1 }))).toBe(false);
  });
});

describe('differ', () => {
  it('counts differing pixels and the largest difference', () => {
    expect(differ(square(), square({ pixels: 30, by: 12 }))).toEqual({ pixels: 30, levels: 12 });
    expect(differ(square(), square({ side: SIDE + 1 }))).toBeNull();
  });
});
