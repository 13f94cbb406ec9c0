import pixelmatch from 'pixelmatch';
import { PNG } from 'pngjs';
import { isPackedFrom } from './packed.ts';

/**
 * On one machine pictures repeat to the bit. Another processor may round shadows and gradients
 * otherwise: so many pixels, by so many of 255 levels.
 */
const ROUNDED = { pixels: 256, levels: 8 };

/** Equal but for packing and for the rounding of shadows: a changed token moves thousands of pixels, however little. */
export function isSame(expected: Buffer, actual: Buffer): boolean {
  if (isPackedFrom(expected, actual)) return true;
  const difference = differ(expected, actual);
  return (
    difference !== null &&
    difference.pixels <= ROUNDED.pixels &&
    difference.levels <= ROUNDED.levels
  );
}

/** How many pixels differ, smoothed edges too, and by how much at most; `null`: the sizes do. */
export function differ(
  expected: Buffer,
  actual: Buffer,
): { pixels: number; levels: number } | null {
  if (!sizeOf(expected).equals(sizeOf(actual))) return null;
  const [a, b] = [PNG.sync.read(expected), PNG.sync.read(actual)];
  const distance = (at: number) => Math.abs((a.data[at] ?? 0) - (b.data[at] ?? 0));
  let pixels = 0;
  let levels = 0;
  for (let at = 0; at < a.data.length; at += 4) {
    const most = Math.max(distance(at), distance(at + 1), distance(at + 2), distance(at + 3));
    if (most > 0) pixels += 1;
    levels = Math.max(levels, most);
  }
  return { pixels, levels };
}

/** Width and height as a PNG begins with them: a long page takes long to unpack. */
const sizeOf = (png: Buffer) => png.subarray(16, 24);

/** Of two pictures of one size: what differs is red. */
export function drawDifference(expected: Buffer, actual: Buffer): Buffer {
  const [a, b] = [PNG.sync.read(expected), PNG.sync.read(actual)];
  const image = new PNG({ width: a.width, height: a.height });
  pixelmatch(a.data, b.data, image.data, a.width, a.height, { threshold: 0, includeAA: true });
  return PNG.sync.write(image);
}
