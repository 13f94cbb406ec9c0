import { PNG } from 'pngjs';
import { expect, it } from 'vitest';
import { isPackedFrom, pack } from './packed.ts';

function grey(level: number): Buffer {
  const image = new PNG({ width: 40, height: 30 });
  image.data.fill(level);
  for (let alpha = 3; alpha < image.data.length; alpha += 4) image.data[alpha] = 255;
  return PNG.sync.write(image);
}

it('pack keeps the pixels and repeats its output size', () => {
  const packed = pack(grey(80));
  const { width, height, data } = PNG.sync.read(packed, { checkCRC: true });
  const screenshot = PNG.sync.read(grey(80));
  expect([width, height]).toEqual([40, 30]);
  expect(data.equals(screenshot.data)).toBe(true);
  expect(pack(packed).length).toBe(packed.length);
});

it('isPackedFrom accepts only its own screenshot', () => {
  expect(isPackedFrom(pack(grey(80)), grey(80))).toBe(true);
  expect(isPackedFrom(pack(grey(80)), grey(81))).toBe(false);
  expect(isPackedFrom(grey(80), grey(80))).toBe(false);
});
