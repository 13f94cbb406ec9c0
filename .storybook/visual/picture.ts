import sharp from 'sharp';

/** Pixels without transparency, three bytes each. */
export interface Picture {
  width: number;
  height: number;
  data: Buffer;
}

/** Bytes of a pixel. */
export const CHANNELS = 3;

/**
 * Two drawings may round a gradient or a shadow by one of 255 levels, in a few pixels. A change of a colour by 1 %
 * of lightness moves at least two levels (picture.test.ts).
 */
const TOLERANCE = { levels: 1, pixels: 256 };

/** Decodes a PNG or WebP picture. */
export async function decode(file: Buffer): Promise<Picture> {
  const { data, info } = await sharp(file, { limitInputPixels: false })
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  return { width: info.width, height: info.height, data };
}

/** Encodes a picture as lossless WebP, with its fastest search: it lives as long as the run and its report. */
export function encode(picture: Picture): Promise<Buffer> {
  const { width, height, data } = picture;
  return sharp(data, { raw: { width, height, channels: CHANNELS }, limitInputPixels: false })
    .webp({ lossless: true, effort: 0 })
    .toBuffer();
}

/** What `trim` leaves around a picture, px. */
const MARGIN = 16;

/**
 * Cuts off the empty ground at the right and at the bottom. A ground is one colour: that of the last pixel. A page that
 * is taller than its window keeps its height: the empty end of a page is part of its look.
 *
 * @param windowHeight px
 */
export function trim(picture: Picture, windowHeight: number): Picture {
  const { width, height, data } = picture;
  const ground = data.subarray(-CHANNELS);
  const isGround = (at: number) =>
    data[at] === ground[0] && data[at + 1] === ground[1] && data[at + 2] === ground[2];
  let right = 0;
  let bottom = 0;
  for (let y = 0; y < height; y += 1)
    for (let x = width - 1; x >= 0; x -= 1)
      if (!isGround((y * width + x) * CHANNELS)) {
        right = Math.max(right, x + 1);
        bottom = y + 1;
        break;
      }
  return cut(picture, {
    x: 0,
    y: 0,
    width: Math.min(width, right + MARGIN),
    height: height > windowHeight ? height : Math.min(height, bottom + MARGIN),
  });
}

interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

function cut({ width, data }: Picture, box: Box): Picture {
  const part = Buffer.alloc(box.width * box.height * CHANNELS);
  for (let row = 0; row < box.height; row += 1) {
    const from = ((box.y + row) * width + box.x) * CHANNELS;
    data.copy(part, row * box.width * CHANNELS, from, from + box.width * CHANNELS);
  }
  return { width: box.width, height: box.height, data: part };
}

export interface Difference {
  /** How many pixels differ. */
  pixels: number;
  /** The largest difference of a colour channel, of 255. */
  levels: number;
}

/** Compares two pictures. `null` when their sizes differ. */
export function differ(a: Picture, b: Picture): Difference | null {
  if (a.width !== b.width || a.height !== b.height) return null;
  if (a.data.equals(b.data)) return { pixels: 0, levels: 0 };
  let pixels = 0;
  let levels = 0;
  for (let at = 0; at < a.data.length; at += CHANNELS) {
    let most = 0;
    for (let channel = at; channel < at + CHANNELS; channel += 1)
      most = Math.max(most, Math.abs((a.data[channel] ?? 0) - (b.data[channel] ?? 0)));
    if (most > 0) pixels += 1;
    levels = Math.max(levels, most);
  }
  return { pixels, levels };
}

/** Whether two pictures are equal but for their rounding. */
export function isSame(a: Picture, b: Picture): boolean {
  const difference = differ(a, b);
  return (
    difference !== null &&
    difference.levels <= TOLERANCE.levels &&
    difference.pixels <= TOLERANCE.pixels
  );
}

/** Whether two files show the same picture. Equal files, nearly all of a run, are not decoded. */
export async function showSame(a: Buffer, b: Buffer): Promise<boolean> {
  return a.equals(b) || isSame(await decode(a), await decode(b));
}
