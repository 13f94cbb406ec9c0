import pixelmatch from 'pixelmatch';
import { PNG } from 'pngjs';
import { isPackedFrom } from './packed.ts';

/** Another processor may round shadows and gradients differently: in so many pixels, by so many of 255 levels. */
const TOLERANCE = { pixels: 256, levels: 8 };

/** Whether two pictures are equal within the tolerance. A changed token moves thousands of pixels. */
export function isSame(expected: Buffer, actual: Buffer): boolean {
  if (isPackedFrom(expected, actual)) return true;
  const difference = differ(expected, actual);
  return (
    difference !== null &&
    difference.pixels <= TOLERANCE.pixels &&
    difference.levels <= TOLERANCE.levels
  );
}

/** Counts the pixels that differ and the largest difference. `null` when the sizes differ. */
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

/** Reads width and height from the head of a PNG, because decoding a long page is slow. */
const sizeOf = (png: Buffer) => png.subarray(16, 24);

/** Draws the differences of two pictures of the same size in red. */
export function drawDifference(expected: Buffer, actual: Buffer): Buffer {
  const [a, b] = [PNG.sync.read(expected), PNG.sync.read(actual)];
  const image = new PNG({ width: a.width, height: a.height });
  pixelmatch(a.data, b.data, image.data, a.width, a.height, { threshold: 0, includeAA: true });
  return PNG.sync.write(image);
}
