import { createCanvas, loadImage } from '@napi-rs/canvas';

/** The hole is painted over the scene: this share of the scene is left. */
const LEFT = 0.38;
/** Colour of the paint, times its share. */
const PAINT = [3.7, 5, 12.4] as const;
/** Of the piece only opaque pixels away from its rim and its eyes are compared. */
const RIM = 8;

/** The place of a slider's piece, as a program finds it: where the picture is the darkened piece. */
export async function findHole(background: string, piece: string, y: number): Promise<number> {
  const [scene, part] = await Promise.all([pixelsOf(background), pixelsOf(piece)]);
  const inner: { x: number; y: number; colour: readonly [number, number, number] }[] = [];
  for (let row = RIM; row < part.height - RIM; row += 3)
    for (let column = RIM; column < part.width - RIM; column += 3) {
      const isInside = [-RIM, RIM].every(
        (far) =>
          alphaAt(part, column + far, row) === 255 && alphaAt(part, column, row + far) === 255,
      );
      if (isInside) inner.push({ x: column, y: row, colour: colourAt(part, column, row) });
    }
  let best = { x: 0, distance: Number.POSITIVE_INFINITY };
  for (let x = 0; x <= scene.width - part.width; x += 1) {
    let distance = 0;
    for (const { x: column, y: row, colour } of inner) {
      const there = colourAt(scene, x + column, y + row);
      // Eyes differ by hundreds everywhere; one pixel counts for little.
      for (const channel of [0, 1, 2] as const)
        distance += Math.min(
          30,
          Math.abs(there[channel] - (LEFT * colour[channel] + PAINT[channel])),
        );
    }
    if (distance < best.distance) best = { x, distance };
  }
  return best.x;
}

interface Pixels {
  width: number;
  height: number;
  data: Uint8ClampedArray;
}

async function pixelsOf(url: string): Promise<Pixels> {
  const image = await loadImage(Buffer.from(url.slice(url.indexOf(',') + 1), 'base64'));
  const { width, height } = image;
  const context = createCanvas(width, height).getContext('2d');
  context.drawImage(image, 0, 0);
  return { width, height, data: context.getImageData(0, 0, width, height).data };
}

const at = ({ data, width }: Pixels, x: number, y: number, channel: number): number =>
  data[4 * (y * width + x) + channel] ?? 0;
const alphaAt = (pixels: Pixels, x: number, y: number) => at(pixels, x, y, 3);
const colourAt = (pixels: Pixels, x: number, y: number) =>
  [at(pixels, x, y, 0), at(pixels, x, y, 1), at(pixels, x, y, 2)] as const;
